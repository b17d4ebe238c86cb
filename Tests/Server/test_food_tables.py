"""`tiffin foods`: tables of foods, taken from the command line."""

import gzip

HEAD = "code\tproduct_name\tenergy-kcal_100g\tcountries_tags\n"


def export(path, rows):
    path.write_bytes(gzip.compress((HEAD + "".join("\t".join(row) + "\n" for row in rows)).encode()))
    return str(path)


def test_a_food_table_can_be_imported_listed_and_removed(site, tmp_path):
    file = export(
        tmp_path / "export.csv.gz",
        [("5449000000996", "Cola", "42", "en:germany"), ("4008400401829", "Duplo", "556", "en:france")],
    )

    said = site.command("foods", "import", "--country", "Germany", file)

    assert said.stdout == f"{file}: openfoodfacts: 1 foods, 1 rows left out\n"
    assert site.command("foods", "import", "--country", "Germany", file).stdout.startswith(f"{file}: there already")
    listed = [line.split("\t")[:2] for line in site.command("foods", "list").stdout.splitlines()]
    assert listed[0][0] == "dishes"
    assert listed[1:] == [["openfoodfacts", "1"], ["usda", "8789"]]
    assert "Cola" in str(site.visitor().get("foods?q=cola").soup.main)
    assert site.command("foods", "remove", "openfoodfacts").stdout == "1 foods removed\n"


def test_a_damaged_file_is_refused_with_its_line(site, tmp_path):
    file = export(tmp_path / "export.csv.gz", [("5449000000996", "Cola", "42", "en:germany"), ("1234567890128", "Cut")])

    said = site.command("foods", "import", file, check=False)

    assert said.returncode == 64
    assert "export.csv.gz, line 3: 2 columns in place of 4. Nothing was imported." in said.stderr
    assert "openfoodfacts" not in site.command("foods", "list").stdout


def test_built_in_and_unknown_food_tables_cannot_be_removed(site):
    for name, sentence in (("usda", "belongs to Tiffin"), ("nothing", "There is no table")):
        said = site.command("foods", "remove", name, check=False)
        assert said.returncode == 64
        assert sentence in said.stderr
