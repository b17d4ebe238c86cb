// The meal list as one would write it with net/http, html/template and SQLite, over Tiffin's database.
//
// Usage: meals ADDRESS DATABASE TEMPLATE
package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"database/sql"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"html/template"
	"log"
	"net/http"
	"os"
	"strings"
	"time"

	_ "github.com/mattn/go-sqlite3"
)

type meal struct {
	ID                               int64
	EatenOn, EatenAt, Name, Category string
	Energy, Carbs, Protein, Fat      int64
	Rating                           int
	IsFavourite, IsToday             bool
}

type month struct {
	Title string
	Meals []meal
}

type page struct {
	Name, Today, Token          string
	Energy, Carbs, Protein, Fat int64
	Months                      []month
	Last                        *meal
}

func prepare(database *sql.DB, text string) *sql.Stmt {
	statement, err := database.Prepare(text)
	if err != nil {
		log.Fatal(err)
	}
	return statement
}

func energy(number int64) string {
	if number < 1000 {
		return fmt.Sprint(number)
	}
	return fmt.Sprintf("%d,%03d", number/1000, number%1000)
}

func grams(milligrams int64) string {
	tenths := (milligrams + 50) / 100
	if tenths%10 == 0 {
		return fmt.Sprintf("%d g", tenths/10)
	}
	return fmt.Sprintf("%d.%d g", tenths/10, tenths%10)
}

func tint(name string) string {
	sum := 0
	for _, letter := range []byte(strings.ToLower(name)) {
		sum = (sum*31 + int(letter)) % 65521
	}
	return []string{"", " carbs", " protein", " fat"}[sum%4]
}

func written(iso, how string) string {
	date, err := time.Parse("2006-01-02", iso)
	if err != nil {
		return iso
	}
	return date.Format(how)
}

func main() {
	database, err := sql.Open("sqlite3", "file:"+os.Args[2])
	if err != nil {
		log.Fatal(err)
	}
	visitor := prepare(database, `SELECT person.id, person.name FROM session
		JOIN person ON person.id = session.person_id WHERE session.token_hash = ?`)
	soFar := prepare(database, `SELECT COALESCE(SUM(energy_kcal), 0), COALESCE(SUM(carbs_mg), 0),
		COALESCE(SUM(protein_mg), 0), COALESCE(SUM(fat_mg), 0) FROM meal
		WHERE person_id = ? AND deleted_at IS NULL AND eaten_on = ?`)
	meals := prepare(database, `SELECT id, eaten_on, eaten_at, name, category, energy_kcal, carbs_mg, protein_mg, fat_mg,
		rating, is_favourite FROM meal WHERE person_id = ? AND deleted_at IS NULL
		ORDER BY eaten_on DESC, eaten_at DESC, id DESC LIMIT 51`)
	list := template.Must(template.New("meals.tmpl").Funcs(template.FuncMap{
		"energy": energy, "grams": grams, "tint": tint,
		"letter": func(name string) string { return strings.ToUpper(name[:1]) },
		"whole":  func(milligrams int64) string { return energy((milligrams + 500) / 1000) },
		"day":    func(iso string) string { return written(iso, "Mon 2 Jan 2006") },
		"lower":  strings.ToLower,
		"stars":  func() []int { return []int{1, 2, 3, 4, 5} },
		"names":  func() []string { return []string{"Today", "Meals", "Recipes", "Plan", "Groceries"} },
	}).ParseFiles(os.Args[3]))

	http.HandleFunc("/go", func(response http.ResponseWriter, request *http.Request) {
		var person int64
		shown := page{Today: time.Now().Format("2006-01-02")}
		secret := []byte{}
		for _, cookie := range request.Cookies() {
			secret, _ = base64.RawURLEncoding.DecodeString(cookie.Value)
		}
		hash := sha256.Sum256(secret)
		if visitor.QueryRow(hex.EncodeToString(hash[:])).Scan(&person, &shown.Name) != nil {
			http.Error(response, "Sign in first.", http.StatusUnauthorized)
			return
		}
		code := hmac.New(sha256.New, secret)
		code.Write([]byte("form"))
		shown.Token = base64.RawURLEncoding.EncodeToString(code.Sum(nil)[:16])
		if err := soFar.QueryRow(person, shown.Today).Scan(&shown.Energy, &shown.Carbs, &shown.Protein, &shown.Fat); err != nil {
			log.Print(err)
		}
		rows, err := meals.Query(person)
		if err != nil {
			http.Error(response, err.Error(), http.StatusInternalServerError)
			return
		}
		defer rows.Close()
		for count := 0; rows.Next(); count++ {
			var row meal
			if err := rows.Scan(&row.ID, &row.EatenOn, &row.EatenAt, &row.Name, &row.Category, &row.Energy, &row.Carbs,
				&row.Protein, &row.Fat, &row.Rating, &row.IsFavourite); err != nil {
				log.Print(err)
			}
			row.IsToday = row.EatenOn == shown.Today
			if count == 50 {
				months := shown.Months[len(shown.Months)-1].Meals
				shown.Last = &months[len(months)-1]
				break
			}
			title := "This week"
			if !row.IsToday {
				title = written(row.EatenOn, "January 2006")
			}
			if len(shown.Months) == 0 || shown.Months[len(shown.Months)-1].Title != title {
				shown.Months = append(shown.Months, month{Title: title})
			}
			last := &shown.Months[len(shown.Months)-1]
			last.Meals = append(last.Meals, row)
		}
		response.Header().Set("Content-Type", "text/html; charset=utf-8")
		if err := list.Execute(response, shown); err != nil {
			log.Print(err)
		}
	})
	log.Fatal(http.ListenAndServe(os.Args[1], nil))
}
