// Improvements of pages, all of which work without scripts.
"use strict";

// The device's time zone: sent with a new account; offered once where it differs.
(() => {
  // The browser's name of a zone, which may have several.
  const known = (timeZone) => {
    try { return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone } catch { return timeZone }
  };
  const zone = known();
  const field = document.querySelector(".gate [name=time_zone]");
  if (zone && field) field.value = zone;

  const key = "tiffin.zone";
  const offer = document.getElementById("zone-offer");
  if (!offer || !zone || zone === known(offer.dataset.zone) || zone === localStorage.getItem(key)) return;
  const form = offer.content.querySelector("form");
  form.querySelector("b").textContent = zone;
  form.querySelector("[name=time_zone]").value = zone;
  form.querySelector("[name=back]").value = location.pathname + location.search;
  form.addEventListener("submit", () => localStorage.setItem(key, zone));
  offer.replaceWith(form);
})();

// Removes a notice when its page is reloaded.
const said = "tiffin.said";
(() => {
  const [{ type } = {}] = performance.getEntriesByType("navigation");
  const isShown = sessionStorage.getItem(said) || type !== "reload";
  sessionStorage.removeItem(said);
  if (!isShown) document.querySelector(".flash")?.remove();
})();

// Pictures that the server is still fetching, shown as coming.svg (4 by 3), are loaded again.
(() => {
  const look = (picture) => {
    const count = Number(picture.dataset.count ?? 0) + 1;
    if (picture.naturalWidth !== 4 || count > 40) return;
    picture.dataset.count = count;
    setTimeout(() => { picture.src = `${picture.src.split("?")[0]}?${count}` }, Math.min(300 + 200 * count, 3_000));
  };
  for (const picture of document.images) look(picture);
  document.addEventListener("load", ({ target }) => target instanceof HTMLImageElement && look(target), true);
})();

// Pasted lines become items of the list.
document.getElementById("add")?.addEventListener("paste", (event) => {
  const lines = event.clipboardData.getData("text").split(/[\r\n]+/).map((line) => line.trim()).filter(Boolean);
  if (lines.length < 2) return;
  event.preventDefault();
  event.target.setRangeText(lines.join("; "), event.target.selectionStart, event.target.selectionEnd, "end");
});

// Loads list.js for ticks, or on any page if some are unsent, shared-photo.js for a photo from another app, the scripts
// of cards that the page names, and later the worker.
(() => {
  const assets = document.currentScript.src;
  if (!document.body.dataset.person) return;
  const scripts = [...document.querySelectorAll("[data-src]")].map(({ dataset }) => dataset.src);
  if (document.getElementById("ticks") || localStorage.getItem("tiffin.unsent")) scripts.push("list.js");
  if (location.search === "?photo=shared") scripts.push("shared-photo.js");
  for (const script of scripts) import(new URL(script, assets));
  const work = async () => {
    await navigator.serviceWorker.register(new URL("../../sw.js", assets), { type: "module" });
    const { active } = await navigator.serviceWorker.ready;
    active.postMessage("keep");
  };
  addEventListener("load", () => setTimeout(() => navigator.serviceWorker && work().catch(() => {}), 500));
})();

// Keeps scroll position, focus and typed text when a form leads back to its own page.
(() => {
  const key = "tiffin.stay";

  const typed = (sent) => [...document.querySelectorAll("input[type=text][id]")]
    .filter((field) => field.form !== sent && field.value !== field.defaultValue)
    .map(({ id, value }) => ({ id, value }));

  const remember = (part, form, button, sent, hash = `#${part.id}`) => sessionStorage.setItem(key, JSON.stringify({
    page: location.pathname,
    hash,
    typed: typed(sent),
    scrolled: scrollY,
    part: part.id,
    top: part.getBoundingClientRect().top,
    form,
    button,
  }));

  addEventListener("submit", ({ target: form, submitter, defaultPrevented }) => {
    // After a quick entry the page shows the sum.
    if (defaultPrevented || form.closest("#quick")) return;
    const action = submitter?.getAttribute("formaction") ?? form.getAttribute("action");
    // A ticked line moves: the one below it stays.
    const below = action?.match(/[?]at=(.+)/)?.[1];
    const place = form.contains(submitter) ? form : submitter ?? form;
    const part = document.getElementById(below ? `item-${below}` : form.elements.at?.value) ?? place.closest("[id]");
    if (!part) return;
    remember(part, action, submitter?.matches(":focus-visible") ? [...form.elements].indexOf(submitter) : -1, form);
  });

  // Also for a row that is opened or closed.
  const arrows = "a.more, .item > a";
  addEventListener("click", ({ target }) => {
    const arrow = target.closest?.(arrows);
    if (arrow) remember(arrow.parentElement, "", arrow.matches(":focus-visible") ? 0 : -1, null, arrow.hash);
  });

  const before = JSON.parse(sessionStorage.getItem(key));
  sessionStorage.removeItem(key);
  if (before?.page !== location.pathname) return;
  for (const { id, value } of before.typed) {
    const field = document.getElementById(id);
    if (field) field.value = value;
  }
  const part = location.hash === before.hash ? document.getElementById(before.part) : null;

  const stay = () => {
    if (!part) return location.hash || scrollTo({ top: before.scrolled, behavior: "instant" });
    scrollBy({ top: part.getBoundingClientRect().top - before.top, behavior: "instant" });
    const forms = [part, ...part.querySelectorAll("form")];
    const form = forms.find((form) => form.getAttribute("action") === before.form);
    const button = form ? form.elements[before.button] : part.querySelector(before.form ? "button" : arrows);
    if (before.button >= 0) button?.focus({ preventScroll: true });
  };
  stay();
  // Again after the browser scrolled to the fragment, unless the person scrolled meanwhile.
  addEventListener("load", stay);
  const leave = () => removeEventListener("load", stay);
  for (const move of ["wheel", "touchstart", "keydown"]) addEventListener(move, leave, { once: true, passive: true });
})();

// Sends forms of one tap in the background, in order, then shows the last one's page. Other forms are sent once if the
// button is tapped twice.
(() => {
  const acts = [];
  const sent = new Set();
  let isRefused = false;
  let last = null;

  const show = (page) => {
    const { pathname, search, hash } = new URL(page, location);
    if (pathname !== location.pathname || search !== location.search) return location.assign(pathname + search + hash);
    history.replaceState(null, "", pathname + search + hash);
    sessionStorage.setItem(said, "new");
    location.reload();
  };
  const send = async ({ address, fields }) => {
    const answer = await fetch(address, {
      method: "POST", body: new URLSearchParams(fields), headers: { "X-Requested-With": "fetch" }, redirect: "manual",
      keepalive: true, signal: AbortSignal.timeout(20_000),
    }).catch(() => null);
    return answer?.status === 204 ? answer.headers.get("Content-Location") : null;
  };
  const sendAll = async () => {
    let page = null;
    while (acts.length) {
      page = await send(acts[0]);
      if (!page) {
        // Sent again as without script, so that the browser shows the error.
        isRefused = true;
        return acts[0].form.requestSubmit(acts[0].button);
      }
      acts.shift();
    }
    show(page);
  };
  addEventListener("submit", (event) => {
    const { target: form, submitter: button, timeStamp: now } = event;
    if (event.defaultPrevented || form.getAttribute("method") !== "post") return;
    const address = button?.hasAttribute("formaction") ? button.formAction : form.action;
    const fields = [...new FormData(form, button)];
    const values = fields.flatMap(([name, value]) => [name, value.name ?? value, value.size]);
    const all = JSON.stringify([address, values]);
    if (form.matches("[data-act]") && !isRefused) {
      event.preventDefault();
      if (sent.has(all)) return;
      sent.add(all);
      if (acts.push({ form, button, address, fields }) === 1) sendAll();
    } else if (last?.all === all && now - last.now < 4_000) {
      event.preventDefault();
    } else {
      last = { all, now };
    }
  });
  // The first one is on its way already.
  addEventListener("pagehide", () => acts.slice(1).forEach(send));
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    sent.clear();
    acts.length = 0;
    isRefused = false;
    last = null;
  });
})();

// The quick entry opens without scrolling the page, and Back closes it.
(() => {
  const sheet = document.getElementById("quick");
  let isOpened = false;
  const open = () => {
    history.pushState({ sheet: true }, "", "#name");
    isOpened = true;
    sheet.classList.add("open");
    document.getElementById("name").focus({ preventScroll: true });
  };
  const close = () => {
    if (isOpened) history.back(); else location.replace("#main");
  };
  addEventListener("popstate", () => {
    if (isOpened) sheet.classList.remove("open");
    isOpened = false;
  });
  addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]");
    const isHere = link?.pathname === location.pathname && link.search === location.search;
    const opens = isHere && sheet && link.hash === "#name";
    const closes = isHere && link.hash === "#main" && document.querySelector(".drawer:is(:target, :has(:target), .open)");
    if (!opens && !closes) return;
    event.preventDefault();
    if (opens) open(); else close();
  });
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && (isOpened || sheet?.matches(":has(:target)"))) close();
  });
  sheet?.addEventListener("submit", () => history.replaceState(null, "", location.pathname + location.search));
})();

// The quick entry suggests earlier meals while one types.
(() => {
  const form = document.getElementById("quick-form");
  if (!form) return;
  const assets = document.currentScript.src;
  const { name, filled, category, kcal, carbs, protein, fat, time } = form.elements;
  const figures = [kcal, carbs, protein, fat];
  const [rows, row, memory] = ["proposed", "proposal", "as"].map((id) => document.getElementById(id));
  const plain = (text) => ` ${text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()}`;
  const dishes = [...document.querySelectorAll("#dishes option")].map((option) => ({
    name: option.value, words: plain(option.value), note: option.text, ...option.dataset,
  }));
  let told = kcal.value;
  // The category that a dish filled in, which another dish may replace.
  let brought = "chosen" in category.dataset ? "" : category.value;
  // The name that the figures belong to.
  let chosen = filled.value ? plain(name.value) : "";

  const picture = (dish) => {
    if (dish.picture) return Object.assign(new Image(40, 40), { src: dish.picture, alt: "" });
    const className = `letter ${dish.tint ?? ""}`;
    if (dish.id.startsWith("recipe-")) {
      const textContent = dish.name.match(/[\p{L}\p{N}]/u)?.[0].toUpperCase() ?? "";
      return Object.assign(document.createElement("span"), { className, textContent, ariaHidden: "true" });
    }
    const src = new URL(`${(dish.category ?? "snack").toLowerCase()}.svg`, assets);
    return Object.assign(new Image(40, 40), { className, src, alt: "" });
  };

  const fill = (dish) => {
    name.value = dish.name;
    filled.value = dish.id;
    dish.figures.split(",").forEach((figure, index) => { figures[index].value = figure });
    told = kcal.value;
    chosen = plain(dish.name);
    if (category.value === brought) category.value = brought = dish.category ?? "";
    memory.querySelector("img, .letter")?.remove();
    memory.prepend(picture(dish));
    const energy = Object.assign(document.createElement("b"), { textContent: dish.note.split(" · ")[1] });
    memory.querySelector(".grow").replaceChildren(`${dish.said}: `, energy);
    memory.hidden = false;
    rows.hidden = true;
    form.querySelector(".go").focus();
  };

  const clear = () => {
    for (const field of [filled, ...figures]) field.value = "";
    if (category.value === brought) category.value = brought = "";
    memory.hidden = true;
  };

  // The suggested time follows the clock.
  const opened = Date.now();
  let now = time.value;
  form.addEventListener("focusin", () => {
    const moment = new Date(Date.parse(`1970-01-01T${time.defaultValue}Z`) + Date.now() - opened);
    if (!form.elements.today || time.value !== now || !(moment < 86_400_000)) return;
    now = time.value = moment.toISOString().slice(11, 16);
  });

  const eat = (dish) => {
    const eaten = Object.assign(document.createElement("input"), { type: "hidden", name: "eat", value: dish.id });
    const typed = time.value;
    // Without a time the server takes its own.
    if (form.elements.today && typed === now) time.value = "";
    form.append(eaten);
    form.noValidate = true;
    form.requestSubmit();
    // The browser has read the form by now.
    eaten.remove();
    form.noValidate = false;
    time.value = typed;
  };

  const proposal = (dish) => {
    const item = row.content.cloneNode(true);
    const [choose, add] = item.querySelectorAll("button");
    item.querySelector(".letter").replaceWith(picture(dish));
    choose.textContent = dish.name;
    item.querySelector("small").textContent = dish.note;
    choose.addEventListener("click", () => fill(dish));
    add.ariaLabel = `Add ${dish.name} now, ${dish.note.split(" · ")[1]}`;
    add.addEventListener("click", () => eat(dish));
    return item;
  };

  // The browser's list would cover the suggestions.
  name.removeAttribute("list");
  name.addEventListener("input", () => {
    const typed = plain(name.value.trim());
    if (filled.value && !typed.startsWith(chosen)) clear();
    const found = typed === " " ? [] : dishes.filter(({ words }) => words.includes(typed)).slice(0, 3);
    // Found foods stay until the next ones replace them.
    const foods = typed.length > 2 ? rows.querySelectorAll(".food") : [];
    rows.replaceChildren(...found.map(proposal), ...foods);
    rows.hidden = rows.children.length === 0;
  });
  memory.querySelector("a").addEventListener("click", (event) => {
    event.preventDefault();
    clear();
    name.focus();
  });
  for (const chip of document.querySelectorAll("#quick .chip a")) {
    const id = new URL(chip.href).searchParams.get("fill");
    const dish = id && dishes.find((one) => one.id === id);
    if (!dish) continue;
    chip.addEventListener("click", (event) => {
      event.preventDefault();
      fill(dish);
    });
  }
  // With other grams the energy is computed again.
  const grams = [carbs, protein, fat];
  for (const field of grams) {
    field.addEventListener("input", () => {
      if (filled.value && kcal.value === told && grams.every(({ value }) => value)) kcal.value = "";
    });
  }
  time.addEventListener("input", () => { category.options[0].text = "Automatic" });
})();

// Finds foods, and updates an amount's figures, while one types.
(() => {
  const load = async (address) => {
    const answer = await fetch(address);
    return new DOMParser().parseFromString(await answer.text(), "text/html");
  };
  const follow = (fields, address, show) => {
    let last = 0;
    for (const field of fields) {
      field.addEventListener("input", () => {
        const now = ++last;
        const wanted = address();
        setTimeout(async () => {
          if (now !== last || !wanted) return;
          const page = await load(wanted).catch(() => null);
          if (page && now === last) show(page, wanted);
        }, 150);
      });
    }
  };

  const [name, find, rows] = ["name", "find-foods", "proposed"].map((id) => document.getElementById(id));
  if (find && rows) {
    const { category, time } = find.form.elements;
    const address = () => {
      const search = new URL(find.dataset.search, location);
      const typed = { q: name.value.trim(), for: category.value, time: time.value };
      for (const [key, value] of Object.entries(typed)) {
        if (value) search.searchParams.set(key, value); else search.searchParams.delete(key);
      }
      return typed.q.length > 1 ? search : null;
    };
    follow([name, category, time], address, (page) => {
      // A suggestion was chosen meanwhile.
      if (rows.hidden && document.activeElement !== name) return;
      const found = [...page.querySelectorAll("#foods > li:not(.go)")].slice(0, 4);
      for (const row of rows.querySelectorAll(".food")) row.remove();
      for (const row of found) {
        row.classList.add("food");
        row.querySelector(".per")?.classList.remove("vh");
      }
      rows.append(...found);
      rows.hidden = rows.children.length === 0;
    });
  }

  const results = document.getElementById("results");
  if (results) {
    const box = document.getElementById("q");
    const address = () => {
      const typed = box.value.trim().length > 1;
      return typed ? `${box.form.getAttribute("action")}?${new URLSearchParams(new FormData(box.form))}` : null;
    };
    follow([box], address, (page, found) => {
      results.replaceChildren(...page.getElementById("results").childNodes);
      // Back leads to these results.
      history.replaceState(null, "", found);
    });
  }

  const form = document.getElementById("amount-form");
  if (!form) return;
  const { amount, unit, update } = form.elements;
  update.hidden = true;
  const address = () => {
    const typed = new FormData(form);
    typed.delete("token");
    typed.delete("key");
    return `${form.getAttribute("action")}?${new URLSearchParams(typed)}`;
  };
  follow([amount, unit], address, (page) => {
    document.getElementById("gives").replaceChildren(...page.getElementById("gives").childNodes);
  });
})();

// Shares or copies a link that is shown once.
(() => {
  const link = () => document.getElementById("link").value;
  const share = () => navigator.share({ url: link() }).catch(() => {});
  const copy = async ({ currentTarget: button }) => {
    await navigator.clipboard.writeText(link());
    button.querySelector("span").textContent = "Copied";
  };
  const show = (name, act) => {
    const button = document.querySelector(`[data-${name}]`);
    if (!button) return;
    button.hidden = false;
    button.addEventListener("click", act);
  };
  if (navigator.share) show("share", share);
  if (navigator.clipboard) show("copy", copy);
})();

// A form's heading and the tab's title follow the typed name; without one Save is grey.
(() => {
  const form = document.querySelector("form[data-named]");
  const name = form?.querySelector("[name=name]");
  const title = document.querySelector(".head h1 bdi");
  const save = form?.querySelector(".dock .go");
  if (!name || !title || !save) return;
  const first = name.defaultValue.trim() || title.textContent;
  const [before] = document.title.match(/^Error: /) ?? [""];
  const follow = () => {
    const typed = name.value.trim();
    title.textContent = typed || first;
    document.title = `${before}${title.textContent} · Tiffin`;
    save.classList.toggle("off", !typed);
  };
  name.addEventListener("input", follow);
  follow();
})();

for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}

// Keyboard shortcuts, which parts/keys.mustache lists.
(() => {
  const keys = document.getElementById("keys");
  const nav = (place) => `.app nav li:nth-child(${place}) a`;
  const isMirrored = document.dir === "rtl";
  const places = {
    n: "#just, .quick [name=name], #add, .now a[href*='add='], .head .go, .dock .go, main a[href$='/new']",
    "/": "#q",
    t: nav(1),
    ArrowLeft: isMirrored ? "a[rel=next]" : "a[rel=prev]",
    ArrowRight: isMirrored ? "a[rel=prev]" : "a[rel=next]",
  };
  const search = () => document.getElementById("q")?.focus();
  if (location.hash === "#q") search();
  keys?.querySelector("button").addEventListener("click", () => keys.close());
  addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select, dialog")) return;
    if (key === "?") return keys?.showModal();
    const found = places[key] && [...document.querySelectorAll(places[key])].find((place) => place.checkVisibility());
    if (!found && key !== "/") return;
    event.preventDefault();
    if (!found) return location.assign(`${document.querySelector(nav(2))?.href}#q`);
    if (found.matches("input")) found.focus();
    else found.click();
  });
})();
