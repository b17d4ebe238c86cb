// The grocery list with and without a connection: ticks, additions and quantities change the page at once and are sent
// when there is one; what others do is followed. On other pages it sends what is left. acts.js keeps what is not sent.
import * as acts from "./acts.js";

const person = document.body.dataset.person ?? "";
const form = document.getElementById("ticks");
const box = document.querySelector(".dock .add");
// Today shows a few lines of the list.
const isList = Boolean(form && box && !form.elements.list);
const main = document.getElementById("main");
const list = isList ? box.getAttribute("action") : null;
const texts = document.getElementById("unsent");

const parse = async (answer) => new DOMParser().parseFromString(await answer.text(), "text/html");
const rows = (page = document) => [...page.querySelectorAll(".aisles .item")];
const idOf = (row) => row.id.replace("item-", "");
const make = (name, properties, ...children) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

// Where browsers are to keep nothing, pages do not say whose they are.
const isOwn = (answer) => {
  const whose = answer.headers.get("X-Tiffin-Person");
  return answer.ok && !answer.redirected && (whose === null ? answer.headers.has("X-Tiffin") : whose === person);
};

// A page that the worker kept says since when.
const kept = Number(document.body.dataset.kept) || 0;
let asOf = kept || performance.timeOrigin;
let isOff = kept > 0;
const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
const time = (moment) => new Date(moment).toLocaleTimeString([], clock);

// The token of the forms; a page of another session has an old one.
let token = document.querySelector("input[name=token]")?.value ?? "";
const tokenNow = async (isOld = false) => {
  if (!isOld) return token;
  const answer = await fetch(list ?? form?.action ?? location.href).catch(() => null);
  if (!answer || !isOwn(answer)) return token;
  token = (await parse(answer)).querySelector("input[name=token]")?.value ?? token;
  for (const field of document.querySelectorAll("input[name=token]")) field.value = token;
  return token;
};

// What acts do to the page.

const setDone = (row, isDone) => {
  const button = row.querySelector(".tick");
  if (!button) return;
  row.classList.toggle("done", isDone);
  button.value = isDone ? "0" : "1";
  button.setAttribute("aria-pressed", isDone);
  button.replaceChildren(...(isDone ? [document.getElementById("ticked").content.cloneNode(true)] : []));
};

const everythingElse = () => {
  const places = [...document.querySelectorAll(".aisles > section[aria-labelledby^=aisle] .rows")];
  if (places.length) return places.at(-1);
  let all = document.querySelector(".aisles");
  if (!all) {
    all = make("div", { className: "aisles" });
    document.querySelector("main > .empty")?.replaceWith(all);
    if (!all.isConnected) form.before(all);
  }
  const place = make("ul", { className: "card rows" });
  all.prepend(make("section", {}, place));
  return place;
};

const pendingRow = (act) => {
  const tick = make("button", { className: "tick", name: "completed", value: "1", type: "submit" });
  tick.setAttribute("form", "ticks");
  tick.setAttribute("formaction", `${list}/${act.key}/toggle`);
  tick.setAttribute("aria-pressed", "false");
  tick.setAttribute("aria-label", act.text);
  // Several at once are lines of their own only when they are sent.
  tick.disabled = /[;,\n]/.test(act.text);
  const name = make("span", { className: "t" }, make("bdi", { textContent: act.text }));
  const row = make("li", { className: "item", id: `item-${act.key}` }, tick, make("a", {}, name));
  everythingElse().append(row);
  return row;
};

// Today's lines have no name of their own.
const rowOf = ({ item }) => document.getElementById(`item-${item}`)
  ?? document.querySelector(`button[form=ticks][formaction*="/${CSS.escape(item)}/"]`)?.closest(".item");
const show = (act) => {
  if (act.kind === "add") return isList ? rowOf(act) ?? pendingRow(act) : null;
  const row = rowOf(act);
  if (!row) return null;
  if (act.kind === "tick") setDone(row, act.value === "1");
  if (act.kind === "staple") row.classList.add("leaving");
  const quantity = row.querySelector(".q");
  if (act.kind === "quantity" && quantity) quantity.textContent = act.fields.quantity;
  return row;
};

// The line of state: as of when, and how much is not sent.

let isTold = false;
const tell = async () => {
  const unsent = await acts.unsent(person);
  const isUnsure = isOff || isTold && unsent.length > 0;
  const waiting = new Set(isUnsure ? unsent.map(({ item }) => `item-${item}`) : []);
  for (const row of document.querySelectorAll(".item")) {
    const isWaiting = waiting.has(row.id);
    if (isWaiting === row.classList.contains("wait")) continue;
    row.classList.toggle("wait", isWaiting);
    const tick = row.querySelector(".tick");
    if (isWaiting) tick?.setAttribute("aria-description", "not sent yet");
    else tick?.removeAttribute("aria-description");
  }
  let line = document.querySelector("main > .state");
  // Elsewhere the worker's line stays.
  if (!texts) return;
  if (!isUnsure) return line?.remove();
  if (!line?.dataset.own) {
    line?.remove();
    line = texts.content.firstElementChild.cloneNode(true);
    line.dataset.own = "1";
    if (!document.querySelector("link[href$='/offline.css']")) {
      document.head.append(make("link", { rel: "stylesheet", href: new URL("offline.css", import.meta.url) }));
    }
    line.querySelector("button").addEventListener("click", tryNow);
    main.prepend(line);
  }
  const said = `As of ${time(asOf)}${unsent.length ? ` · ${unsent.length} not sent yet` : ""}`;
  if (line.querySelector("p").textContent !== said) line.querySelector("p").textContent = said;
};

// What the server did not take is asked or said, each until somebody has seen it.
const sentence = ({ kind, name, text, fields, refused }) => {
  if (refused.end === "changed") return `${name}: ${refused.text || "no quantity"} or ${fields.quantity}?`;
  if (refused.end === "removed") return `${name} was removed meanwhile.`;
  const what = kind === "add" ? `“${text}” was not added` : `${name} was not changed`;
  return `${what}${refused.text ? `: ${refused.text}` : ""}.`;
};
const ask = async () => {
  if (!isList) return;
  const refused = (await acts.all(person)).filter((act) => act.refused);
  const asked = new Set(refused.map(({ number }) => `refused-${number}`));
  for (const note of document.querySelectorAll(".ask")) if (!asked.has(note.id)) note.remove();
  for (const act of refused) {
    if (document.getElementById(`refused-${act.number}`)) continue;
    const done = async () => {
      await acts.remove(act);
      await ask();
    };
    const answers = act.refused.end === "changed"
      ? [["soft", act.refused.text || "No quantity", done], ["", act.fields.quantity, async () => {
        await done();
        await record({ ...act, ...stamp(), fields: { ...act.fields, before: act.refused.text } });
      }]]
      : [["soft", "OK", done]];
    const buttons = answers.map(([look, textContent, answer]) => {
      const button = make("button", { type: "button", className: `btn ${look}`.trim(), textContent });
      button.addEventListener("click", answer);
      return button;
    });
    const note = make(
      "section", { className: "note ask", id: `refused-${act.number}` },
      make(
        "div", { className: "stack" }, make("p", { textContent: sentence(act) }),
        make("div", { className: "line" }, ...buttons)));
    note.setAttribute("role", "alert");
    (document.querySelector("main > .dock") ?? main.firstElementChild).after(note);
  }
};

// Sending.

let page = null;
let failures = 0;
let timer = 0;
let isSending = false;
let isAgain = false;
let isRefused = false;

// What was taken lately: a page that was requested before may show the list as it was.
const lately = "tiffin.ticks";
const sentOnes = () => JSON.parse(sessionStorage.getItem(lately) ?? "[]");
const sentLately = () => {
  const requested = performance.timeOrigin + (performance.getEntriesByType("navigation")[0]?.requestStart ?? 0);
  return sentOnes().filter(({ at, kind }) => at > requested && kind !== "add");
};

const sent = async ({ kind, item, value, fields }, { end }) => {
  const ones = [...sentOnes().slice(-20), { kind, item, value, fields, at: Date.now() }];
  if (end === "taken") sessionStorage.setItem(lately, JSON.stringify(ones));
  asOf = Date.now();
  isOff = isTold = false;
  failures = 0;
  await tell();
};
const flush = async () => {
  clearTimeout(timer);
  if (isSending) { isAgain = true; return null }
  isSending = true;
  const slow = setTimeout(() => { isTold = true; tell() }, 5_000);
  let result;
  do {
    isAgain = false;
    const next = await acts.sendAll(person, tokenNow, sent);
    result = { ...next, page: next.page ?? result?.page };
  } while (isAgain && result.end === "taken");
  clearTimeout(slow);
  isSending = false;
  page = result.page ?? page;
  isRefused = Boolean(result.isRedirected) || result.end === "stale" || result.end === "signed out";
  if (result.end === "taken") {
    isTold = false;
  } else {
    isTold = true;
    failures += 1;
    // Nothing but another page helps, such as that for signing in.
    if (!isRefused || result.isRedirected) timer = setTimeout(flush, Math.min(1_000 * 2 ** failures, 30_000));
    askWorker();
  }
  await tell();
  await ask();
  rest();
  return result;
};
const tryNow = () => {
  failures = 0;
  if (isRefused || kept) return location.reload();
  flush();
  look();
};
// The worker sends when there is a connection, also after this page was closed.
const askWorker = async () => {
  await acts.sender(person, token).catch(() => {});
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register("acts").catch(() => {});
};
addEventListener("online", () => {
  failures = 0;
  flush();
  look();
});

const stamp = () => ({
  version: acts.version, person, key: crypto.getRandomValues(new BigUint64Array(2)).join("-"), acted: acts.now(),
  number: undefined, refused: undefined,
});
const plain = (act) => JSON.parse(JSON.stringify(act));
const record = async (given) => {
  const act = plain(given);
  clearTimeout(resting);
  await acts.add(act);
  if (isOff || isTold) await tell();
  return flush();
};

// While one ticks nothing moves. Two seconds later the list is replaced with the server's.

let isDown = false;
addEventListener("pointerdown", () => { isDown = true }, true);
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => { isDown = false }, true);
const isOpen = () => document.querySelector(".panel, [aria-invalid], .menu[open]");
const isBusy = async () => isDown || isOpen() || (await acts.unsent(person)).length > 0;
let resting = 0;
const rest = () => {
  clearTimeout(resting);
  if (page && isList && document.querySelector("main > .aisles")) resting = setTimeout(replaceList, 2_000);
};
const replaceList = async () => {
  if (await isBusy()) return rest();
  const address = new URL(page ?? list, location);
  if (new URLSearchParams(location.search).has("uses")) address.searchParams.set("uses", "1");
  const answer = await fetch(address).catch(() => null);
  if (!answer || !isOwn(answer)) return;
  const fresh = await parse(answer);
  if (await isBusy()) return rest();
  page = null;
  tag = answer.headers.get("ETag");
  asOf = Date.now();
  stand(() => replace(fresh));
};
// The line below the last one that was ticked stays where it is, or else the first one in sight; and the focus.
const stand = (change) => {
  const all = rows();
  const last = all.findLastIndex((row) => row.matches(".just"));
  const below = all.slice(last + 1).find((row) => !row.matches(".done"));
  const seen = all.find((row) => row.getBoundingClientRect().top >= 0);
  const stays = (last < 0 ? seen : below)?.id;
  const top = () => document.getElementById(stays)?.getBoundingClientRect().top ?? 0;
  const focused = document.activeElement?.closest(".item")?.id;
  const before = top();
  change();
  scrollBy({ top: top() - before, behavior: "instant" });
  if (focused) document.querySelector(`#${CSS.escape(focused)} .tick`)?.focus({ preventScroll: true });
};
const replace = (fresh) => {
  const isUnfolded = document.querySelector(".aisles .meal[open]");
  // The add form, open questions and the line of state are not replaced.
  const isKept = (part) => part.matches(".dock, .ask, .state, #ticks, #known, template");
  for (const part of [...form.parentElement.children]) if (!isKept(part)) part.remove();
  const parts = [...fresh.getElementById("main").children];
  const dock = parts.findIndex((part) => part.matches(".dock"));
  document.querySelector(".dock").before(...parts.slice(0, dock));
  form.before(...parts.slice(dock).filter((part) => !isKept(part)));
  document.title = fresh.title;
  if (isUnfolded) document.querySelector(".aisles .meal")?.setAttribute("open", "");
  const print = document.querySelector("[data-print]");
  print.hidden = false;
  print.addEventListener("click", () => window.print());
  offerAwake();
};

// What others do. Their ticks stay in their places until the page is looked at again.

let tag = document.querySelector(".head[data-version]")?.dataset.version ?? null;
if (tag) tag = `"${tag}"`;
let looking = 0;
let isLooking = false;
// How often in a row it was not answered, and while nobody saw the page.
let misses = 0;
let unseen = 0;
const look = async () => {
  clearTimeout(looking);
  if (!isList || isLooking) return;
  isLooking = true;
  let answer = null;
  try {
    answer = await fetch(list, {
      cache: "no-store", headers: tag ? { "If-None-Match": tag } : {}, signal: AbortSignal.timeout(10_000),
    });
  } catch { /* It is looked again. */ }
  isLooking = false;
  if (answer && (answer.status === 304 || isOwn(answer))) {
    const wasOff = isOff;
    isOff = false;
    misses = 0;
    asOf = Date.now();
    if (answer.status === 200) await take(answer);
    if (wasOff) flush();
  } else if (answer?.ok && answer.headers.has("X-Tiffin")) {
    // Somebody else signed in, or nobody is: what is kept of the page is shown no longer than this.
    return location.reload();
  } else {
    misses += 1;
    isOff = misses > 1 || kept > 0;
  }
  await tell();
  unseen = document.hidden ? unseen + 1 : 0;
  looking = setTimeout(look, Math.min(4_000 * 2 ** (unseen + misses), document.hidden ? 240_000 : 30_000));
};

const take = async (answer) => {
  const fresh = await parse(answer);
  const waiting = new Set((await acts.unsent(person)).map(({ item }) => `item-${item}`));
  if (isDown || isOpen()) return;
  // The answer shows the list before the acts that are not sent yet.
  if (waiting.size) return;
  tag = answer.headers.get("ETag");
  stand(() => follow(fresh));
};
const headOf = (row) => row.closest("section")?.querySelector("h2")?.textContent ?? "";
const follow = (fresh) => {
  const news = new Map(rows(fresh).map((row) => [row.id, row]));
  if (!document.querySelector(".aisles") || !news.size) return replace(fresh);
  for (const row of rows()) {
    const other = news.get(row.id);
    news.delete(row.id);
    row.classList.toggle("leaving", !other);
    if (!other) continue;
    const isDone = other.matches(".done");
    if (isDone !== row.matches(".done")) {
      setDone(row, isDone);
      row.classList.add("fresh");
    }
    const [old, now] = [row, other].map((one) => one.querySelector(":scope > a"));
    if (old && now && old.textContent !== now.textContent) {
      old.replaceChildren(...now.childNodes);
      row.classList.add("fresh");
    }
  }
  const places = [...document.querySelectorAll(".aisles > section")];
  for (const row of news.values()) {
    const place = places.find((one) => one.querySelector("h2")?.textContent === headOf(row));
    const target = place?.querySelector(".rows") ?? everythingElse();
    row.classList.add("fresh");
    target.append(row);
  }
  const [head, newHead] = [document, fresh].map((one) => one.querySelector(".head h1"));
  head.replaceChildren(...newHead.childNodes);
  document.title = fresh.title;
};

// Whoever comes back to the list sees it as it is.
let left = 0;
document.addEventListener("visibilitychange", async () => {
  if (document.hidden) { left = Date.now(); return }
  misses = unseen = 0;
  flush();
  if (!isList || Date.now() - left < 2_000 || box.elements.name.value || isOpen()) return look();
  await replaceList();
  look();
});

// Acts of this page.

const tapped = new WeakMap();
addEventListener("submit", (event) => {
  const { target, submitter: button, timeStamp: now } = event;
  if (target !== form || !button) return;
  event.preventDefault();
  // A finger that trembles means one tick.
  if (now - tapped.get(button) < 400) return;
  tapped.set(button, now);
  const row = button.closest(".item");
  const { token: _, ...fields } = Object.fromEntries(new FormData(form, button));
  const { pathname, search } = new URL(button.formAction);
  const kind = button.name === "completed" ? "tick" : "staple";
  const act = {
    ...stamp(), kind, item: pathname.split("/").at(-2), name: row.querySelector("bdi")?.textContent ?? "",
    value: button.value, address: pathname + search, fields, isQuiet: kind === "staple",
  };
  show(act);
  row.classList.toggle("just", kind === "tick" && act.value === "1");
  record(act);
});

// Sent as without script, so that the browser shows what is the matter.
const go = (address) => {
  const { pathname, search, hash } = new URL(address, location);
  if (pathname !== location.pathname || search !== location.search) return location.assign(pathname + search + hash);
  history.replaceState(null, "", pathname + search + hash);
  sessionStorage.setItem("tiffin.said", "new");
  location.reload();
};
const addLine = async (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  const { name, key } = box.elements;
  const text = name.value.trim();
  const act = { ...stamp(), kind: "add", text, name: text, address: list, fields: { name: text } };
  act.item = act.key;
  const isEarlier = (await acts.unsent(person)).length > 0;
  name.value = "";
  // A page that answers at once is shown in the place of this one.
  const late = setTimeout(() => { show(act); isTold = true; tell() }, isOff || isEarlier ? 0 : 1_500);
  const result = await record(act);
  clearTimeout(late);
  const mine = (await acts.all(person)).find((one) => one.key === act.key);
  if (!mine && result?.page) return go(result.page);
  if (mine?.refused && !isOff) {
    await acts.remove(mine);
    name.value = text;
    key.value = act.key;
    return box.submit();
  }
  if (mine) show(act);
  await tell();
};
if (isList) box.addEventListener("submit", addLine);

// Without a connection a line opens here, with what can be changed then.
const openLine = (row) => {
  const present = row.querySelector(".q")?.textContent.trim() ?? "";
  const name = row.querySelector("bdi").textContent;
  if (row.querySelector(".panel")) return row.querySelector(".panel").remove();
  const field = make("input", { type: "text", id: `quantity-${idOf(row)}`, value: present });
  const label = make("label", { htmlFor: field.id, textContent: "Quantity" });
  const save = make("button", { className: "btn soft", textContent: "Save" });
  const panel = make("form", { className: "panel stack" }, make("div", { className: "field" }, label, field), save);
  panel.addEventListener("submit", async (event) => {
    event.preventDefault();
    panel.remove();
    const quantity = field.value.trim();
    if (quantity === present) return;
    const earlier = (await acts.unsent(person)).find((act) => act.kind === "quantity" && act.item === idOf(row));
    // Of several unsent quantities only the last one is sent.
    if (earlier) await acts.remove(earlier);
    const before = earlier?.fields.before ?? present;
    const act = {
      ...stamp(), kind: "quantity", item: idOf(row), name, address: `${list}/${idOf(row)}/quantity`,
      fields: { quantity, before },
    };
    show(act);
    record(act);
  });
  row.append(panel);
  field.focus();
};
document.querySelector("main")?.addEventListener("click", (event) => {
  const row = event.target.closest?.(".aisles .item > a")?.parentElement;
  if (!row || !isList || !isOff && !isTold && row.querySelector("a").hasAttribute("href")) return;
  event.preventDefault();
  if (/^\d+$/.test(idOf(row))) openLine(row);
});

// The screen stays on while the list is open, if one wants.
const awake = "tiffin.awake";
let lock = null;
const stayAwake = async () => {
  if (!localStorage.getItem(awake) || document.hidden) {
    await lock?.release();
    lock = null;
    return;
  }
  lock ??= await navigator.wakeLock.request("screen").catch(() => null);
};
const offerAwake = () => {
  const button = document.querySelector("[data-awake]");
  if (!button || !navigator.wakeLock) return;
  const tellAwake = () => button.setAttribute("aria-pressed", Boolean(localStorage.getItem(awake)));
  button.parentElement.hidden = false;
  tellAwake();
  button.addEventListener("click", () => {
    if (localStorage.getItem(awake)) localStorage.removeItem(awake); else localStorage.setItem(awake, "1");
    tellAwake();
    stayAwake();
  });
};
if (isList && navigator.wakeLock) {
  offerAwake();
  stayAwake();
  document.addEventListener("visibilitychange", () => { lock = null; stayAwake() });
}

// Ticks of the release before, which knew people by their names.
const takeOver = async () => {
  const old = JSON.parse(localStorage.getItem("tiffin.ticks") ?? "[]");
  const name = document.querySelector("header.app .me")?.ariaLabel ?? "";
  for (const { by, address, name: field, value, fields } of old.filter((entry) => entry.by === name)) {
    const item = address.match(/(\d+)\/\w+(\?|$)/)?.[1] ?? "";
    const kind = field === "completed" ? "tick" : "staple";
    await acts.add(plain({ ...stamp(), kind, item, name: "It", value, address, fields, isQuiet: true }));
  }
  if (old.length) localStorage.setItem("tiffin.ticks", JSON.stringify(old.filter((entry) => entry.by !== name)));
};

if (person && token) {
  await takeOver();
  for (const act of [...sentLately(), ...await acts.unsent(person)]) show(act);
  await ask();
  const opened = isOff && document.getElementById(`item-${new URLSearchParams(location.search).get("open")}`);
  if (opened) openLine(opened);
  if (isOff) await tell();
  flush();
  if (isList) looking = setTimeout(look, kept ? 0 : 4_000);
}
