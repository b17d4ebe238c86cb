// The grocery list: acts change the page at once and are sent when there is a connection; others' changes are shown.
// On other pages it only sends what acts.js keeps.
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
const make = (name, properties, ...children) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

// True for a page of this person. With TIFFIN_NO_STORE pages do not say whose they are.
const isOwn = (answer) => answer?.ok && !answer.redirected && answer.headers.has("X-Tiffin")
  && (answer.headers.get("X-Tiffin-Person") ?? person) === person;

// When the worker kept this page; 0 if it is fresh.
const kept = Number(document.body.dataset.kept) || 0;
let asOf = kept || performance.timeOrigin;
let isOff = kept > 0;

// The forms' token, fetched again if it is another session's.
let token = document.querySelector("input[name=token]")?.value ?? "";
const tokenNow = async (isOld = false) => {
  const answer = isOld ? await fetch(list ?? form?.action ?? location.href).catch(() => null) : null;
  if (!isOwn(answer)) return token;
  token = (await parse(answer)).querySelector("input[name=token]")?.value ?? token;
  for (const field of document.querySelectorAll("input[name=token]")) field.value = token;
  return token;
};

const setDone = (row, isDone) => {
  const button = row.querySelector(".tick");
  if (!button) return;
  row.classList.toggle("done", isDone);
  if (!isDone) row.querySelector(".by")?.remove();
  button.value = isDone ? "0" : "1";
  button.ariaPressed = isDone;
  button.replaceChildren(...(isDone ? [document.getElementById("ticked").content.cloneNode(true)] : []));
};

// The place of lines without an aisle.
const everythingElse = () => {
  const last = [...document.querySelectorAll(".aisles > section:not([aria-labelledby=basket]) > ul")].at(-1);
  if (last) return last;
  const place = make("ul", { className: "card rows" });
  const section = make("section", {}, place);
  const aisles = document.querySelector(".aisles");
  document.querySelector("main > .empty")?.remove();
  if (aisles) aisles.prepend(section);
  else form.before(make("div", { className: "aisles" }, section));
  return place;
};

const addRow = ({ key, name: text }) => {
  const tick = make("button", {
    className: "tick", name: "completed", value: "1", formAction: `${list}/${key}/toggle`, ariaPressed: "false",
    // The server makes several lines of it.
    ariaLabel: text, disabled: /[;,\n]/.test(text),
  });
  tick.setAttribute("form", "ticks");
  const name = make("span", { className: "t" }, make("bdi", { textContent: text }));
  everythingElse().append(make("li", { className: "item", id: `item-${key}` }, tick, make("a", {}, name)));
};

// On Today lines have no id.
const rowOf = ({ item }) => document.getElementById(`item-${item}`)
  ?? document.querySelector(`button[form=ticks][formaction*="/${CSS.escape(item)}/"]`)?.closest(".item");
const show = (act) => {
  const row = rowOf(act);
  const quantity = row?.querySelector(".q");
  if (act.kind === "add" && isList && !row) addRow(act);
  if (act.kind === "tick" && row) setDone(row, act.value === "1");
  if (act.kind === "staple") row?.classList.add("leaving");
  if (act.kind === "quantity" && quantity) quantity.textContent = act.fields.quantity;
};

let isTold = false;
const tell = async () => {
  const unsent = await acts.unsent(person);
  const isUnsure = isOff || isTold && unsent.length > 0;
  for (const row of document.querySelectorAll(".item")) {
    const isWaiting = isUnsure && unsent.some(({ item }) => row.id === `item-${item}`);
    row.classList.toggle("wait", isWaiting);
    const tick = row.querySelector(".tick");
    if (tick) tick.ariaDescription = isWaiting ? "not sent yet" : null;
  }
  let line = document.querySelector("main > .state");
  // On other pages the worker's line stays.
  if (!texts) return;
  if (!isUnsure) return line?.remove();
  if (!line?.querySelector("button")) {
    line?.remove();
    line = texts.content.firstElementChild.cloneNode(true);
    line.querySelector("button").addEventListener("click", () => isRefused || kept ? location.reload() : tryNow());
    main.prepend(line);
  }
  const said = `As of ${acts.timeOf(asOf)}${unsent.length ? ` · ${unsent.length} not sent yet` : ""}`;
  const words = line.querySelector("p");
  if (words.textContent !== said) words.textContent = said;
};

// Refused acts are shown until somebody answers.
const sentence = ({ kind, name, fields, refused: { end, text } }) => {
  if (end === "changed") return `${name}: ${text || "no quantity"} or ${fields.quantity}?`;
  if (end === "removed") return `${name} was removed meanwhile.`;
  return `${kind === "add" ? `“${name}” was not added` : `${name} was not changed`}${text ? `: ${text}` : ""}.`;
};
const ask = async () => {
  if (!isList) return;
  const notes = new Map([...document.querySelectorAll("[id^=refused-]")].map((note) => [note.id, note]));
  for (const act of await acts.all(person)) {
    const { number, refused, ...wanted } = act;
    const id = `refused-${number}`;
    if (!refused || notes.delete(id)) continue;
    const button = (className, textContent, again) => make("button", {
      type: "button", className, textContent, onclick: async () => {
        await acts.remove(act);
        await ask();
        if (again) await record({ ...wanted, ...stamp(), fields: again });
      },
    });
    const { quantity } = act.fields;
    const buttons = refused.end === "changed"
      ? [button("btn soft", refused.text || "No quantity"), button("btn", quantity, { quantity, before: refused.text })]
      : [button("btn soft", "OK")];
    box.parentElement.after(make(
      "section", { className: "note ask", id, role: "alert" },
      make(
        "div", { className: "stack" }, make("p", { textContent: sentence(act) }),
        make("div", { className: "line" }, ...buttons))));
  }
  for (const note of notes.values()) note.remove();
};

let page = null;
let failures = 0;
let timer = 0;
let isSending = false;
let isAgain = false;
let isRefused = false;

// Acts sent lately, which a page that was requested earlier does not show.
const lately = "tiffin.ticks";
const sentOnes = () => JSON.parse(sessionStorage.getItem(lately) ?? "[]");
const sentLately = () => {
  const requested = performance.timeOrigin + (performance.getEntriesByType("navigation")[0]?.requestStart ?? 0);
  return sentOnes().filter(({ at, kind }) => at > requested && kind !== "add");
};

// Replaces the key of a line that was added with the server's number.
const number = (row, item) => {
  if (document.getElementById(`item-${item}`)) return row.remove();
  row.id = `item-${item}`;
  row.querySelector(".tick").formAction = `${list}/${item}/toggle`;
};
const sent = async (act, { end, page: added }) => {
  const [row, item] = [rowOf(act), acts.addedItem(added)];
  if (act.kind === "add" && row && item) number(row, item);
  const ones = [...sentOnes().slice(-20), { ...act, at: Date.now() }];
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
  const isLost = ["lost", "redirected"].includes(result.end);
  isTold = result.end !== "taken";
  // Only loading a page helps, such as that for signing in.
  isRefused = isTold && result.end !== "lost";
  if (isLost) timer = setTimeout(flush, Math.min(2_000 * 2 ** failures++, 30_000));
  if (isTold) askWorker();
  await tell();
  await ask();
  rest();
  return result;
};
const tryNow = () => {
  failures = 0;
  flush();
  look();
};
addEventListener("online", tryNow);
// Background Sync, also after this page was closed.
const askWorker = async () => {
  await acts.sender(person, token).catch(() => {});
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register("acts").catch(() => {});
};

const stamp = () => ({
  version: acts.version, person, key: crypto.getRandomValues(new BigUint64Array(2)).join("-"), acted: acts.now(),
});
let recorded = 0;
const record = async (act) => {
  recorded += 1;
  clearTimeout(resting);
  await acts.add(act);
  if (isOff || isTold) await tell();
  return flush();
};

// Two seconds after the last tick the list is replaced with the server's.
let isDown = false;
for (const type of ["pointerdown", "pointerup", "pointercancel"]) {
  addEventListener(type, () => { isDown = type === "pointerdown" }, true);
}
const isOpen = () => document.querySelector(".panel, [aria-invalid], .menu[open]");
const isBusy = async () => isDown || isOpen() || (await acts.unsent(person)).length > 0;
let resting = 0;
const rest = () => {
  clearTimeout(resting);
  if (page && isList && document.querySelector("main > .aisles")) resting = setTimeout(replaceList, 2_000);
};
// Changes the page by the server's, unless there were acts since it was requested. Returns whether it did.
const take = async (answer, change, before) => {
  const fresh = await parse(answer);
  if (await isBusy() || recorded !== before) return false;
  tag = answer.headers.get("ETag");
  asOf = Date.now();
  stand(() => change(fresh));
  return true;
};
const replaceList = async () => {
  if (await isBusy()) { rest(); return false }
  const address = new URL(page ?? list, location);
  if (new URLSearchParams(location.search).has("uses")) address.searchParams.set("uses", "1");
  const before = recorded;
  const answer = await fetch(address).catch(() => null);
  if (!isOwn(answer)) return false;
  const isReplaced = await take(answer, replace, before);
  if (!isReplaced) rest();
  return isReplaced;
};
// Changes the list without moving the line below the last ticked one, or else the first one in sight.
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
  page = null;
  const isUnfolded = document.querySelector(".aisles .meal[open]");
  // These have listeners.
  for (const part of ["[data-print]", "[data-awake]"]) {
    fresh.querySelector(part).replaceWith(document.querySelector(part));
  }
  const isKept = (part) => part.matches(".dock, .ask, .state, #cost-question, #ticks, #known, template");
  for (const part of [...main.children]) if (!isKept(part)) part.remove();
  const parts = [...fresh.getElementById("main").children];
  const dock = parts.findIndex((part) => part.matches(".dock"));
  box.parentElement.before(...parts.slice(0, dock));
  form.before(...parts.slice(dock).filter((part) => !isKept(part)));
  document.title = fresh.title;
  if (isUnfolded) document.querySelector(".aisles .meal")?.setAttribute("open", "");
};

// Shows others' changes, asking every four seconds. Lines that they ticked stay in their places.
let tag = `"${document.querySelector("[data-version]")?.dataset.version}"`;
let looking = 0;
let isLooking = false;
// Failures in a row, and requests while the page is hidden.
let misses = 0;
let unseen = 0;
const look = async () => {
  clearTimeout(looking);
  if (!isList || isLooking) return;
  isLooking = true;
  const before = recorded;
  const answer = await fetch(list, {
    cache: "no-store", headers: { "If-None-Match": tag }, signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  isLooking = false;
  if (answer?.status === 304 || isOwn(answer)) {
    const wasOff = isOff;
    isOff = false;
    misses = 0;
    asOf = Date.now();
    if (answer.status === 200) await take(answer, follow, before);
    if (wasOff) flush();
  } else if (answer?.ok && answer.headers.has("X-Tiffin")) {
    // The person has changed: somebody else is signed in, or nobody.
    return location.reload();
  } else {
    misses += 1;
    isOff = misses > 1 || kept > 0;
  }
  await tell();
  unseen = document.hidden ? unseen + 1 : 0;
  looking = setTimeout(look, Math.min(4_000 * 2 ** (unseen + misses), document.hidden ? 240_000 : 30_000));
};

const headOf = (place) => place?.querySelector("h2")?.textContent;
const follow = (fresh) => {
  const news = new Map(rows(fresh).map((row) => [row.id, row]));
  if (!document.querySelector(".aisles") || !news.size) return replace(fresh);
  for (const row of rows()) {
    const other = news.get(row.id);
    news.delete(row.id);
    row.classList.toggle("leaving", !other);
    // The added text was split into several lines.
    if (!other && !/^item-\d+$/.test(row.id)) row.remove();
    if (!other) continue;
    const isDone = other.matches(".done");
    if (isDone !== row.matches(".done")) {
      setDone(row, isDone);
      row.classList.add("fresh");
    }
    const [old, now] = [row, other].map((one) => one.querySelector(":scope > a"));
    if (old.textContent !== now.textContent) {
      old.replaceChildren(...now.childNodes);
      row.classList.add("fresh");
    }
  }
  const places = [...document.querySelectorAll(".aisles > section")];
  for (const row of news.values()) {
    const head = headOf(row.closest("section"));
    const place = places.find((one) => headOf(one) === head);
    row.classList.add("fresh");
    (place?.querySelector("ul") ?? everythingElse()).append(row);
  }
  document.querySelector(".head h1").replaceChildren(...fresh.querySelector(".head h1").childNodes);
  document.title = fresh.title;
};

// A list that is shown again is replaced.
let left = 0;
document.addEventListener("visibilitychange", async () => {
  if (document.hidden) { left = Date.now(); return }
  misses = unseen = 0;
  flush();
  const isTyping = isList && (box.elements.name.value || isOpen());
  if (isList && !isTyping && Date.now() - left >= 2_000) await replaceList();
  look();
});

let last = {};
addEventListener("submit", (event) => {
  const { target, submitter: button, timeStamp: now } = event;
  if (target !== form || !button) return;
  event.preventDefault();
  // A trembling finger ticks once.
  if (last.button === button && now - last.now < 400) return;
  last = { button, now };
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

// Shows a line with the number that the server gave it; none if it became several lines.
const showAdded = (act, item) => {
  if (!item || document.getElementById(`item-${item}`)) return;
  show(act);
  number(rowOf(act), item);
};

// Adds what was typed. If that is refused, the form is sent as without script, and the page shows why.
const addLine = async (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  const field = box.elements.name;
  const name = field.value.trim();
  const act = { ...stamp(), kind: "add", name, address: list, fields: { name } };
  act.item = act.key;
  const isEarlier = (await acts.unsent(person)).length > 0;
  field.value = "";
  field.focus();
  // Usually the server's list is there first.
  const late = setTimeout(() => { show(act); isTold = true; tell() }, isOff || isEarlier ? 0 : 1_500);
  const result = await record(act);
  clearTimeout(late);
  const mine = (await acts.all(person)).find(({ key }) => key === act.key);
  if (!mine && result?.page) {
    if (await replaceList()) return;
    showAdded(act, acts.addedItem(result.page));
    return rest();
  }
  if (mine?.refused && !isOff) {
    await acts.remove(mine);
    field.value = name;
    box.elements.key.value = act.key;
    return box.submit();
  }
  if (mine) show(act);
  await tell();
};

// Opens a line to change its quantity without a connection.
const openLine = (row) => {
  const item = row.id.replace("item-", "");
  const open = row.querySelector(".panel");
  if (open) return open.remove();
  // An unsent line cannot be changed.
  if (!/^\d+$/.test(item)) return;
  const name = row.querySelector("bdi").textContent;
  const present = row.querySelector(".q").textContent.trim();
  const save = async (event) => {
    event.preventDefault();
    panel.remove();
    const quantity = field.value.trim();
    if (quantity === present) return;
    const earlier = (await acts.unsent(person)).find((act) => act.kind === "quantity" && act.item === item);
    // Only the last of several quantities is sent.
    if (earlier) await acts.remove(earlier);
    const fields = { quantity, before: earlier?.fields.before ?? present };
    const act = { ...stamp(), kind: "quantity", item, name, address: `${list}/${item}/quantity`, fields };
    show(act);
    record(act);
  };
  const field = make("input", { type: "text", id: `quantity-${item}`, value: present });
  const label = make("label", { htmlFor: field.id, textContent: "Quantity" });
  const panel = make(
    "form", { className: "panel stack", onsubmit: save }, make("div", { className: "field" }, label, field),
    make("button", { className: "btn soft", textContent: "Save" }));
  row.append(panel);
  field.focus();
};

if (isList) {
  box.addEventListener("submit", addLine);
  main.addEventListener("click", (event) => {
    const line = event.target.closest(".aisles .item > a");
    if (!line || !isOff && !isTold && line.hasAttribute("href")) return;
    event.preventDefault();
    openLine(line.parentElement);
  });
}

// Keeps the screen on, if wanted.
if (isList && navigator.wakeLock) {
  const key = "tiffin.awake";
  const item = document.querySelector("[data-awake]");
  const button = item.firstElementChild;
  let lock = null;
  const stayAwake = async () => {
    const isWanted = Boolean(localStorage.getItem(key));
    button.ariaPressed = isWanted;
    await lock?.release();
    lock = isWanted && !document.hidden ? await navigator.wakeLock.request("screen").catch(() => null) : null;
  };
  item.hidden = false;
  button.addEventListener("click", () => {
    localStorage.setItem(key, localStorage.getItem(key) ? "" : "1");
    stayAwake();
  });
  document.addEventListener("visibilitychange", stayAwake);
  stayAwake();
}

if (person && token) {
  for (const act of [...sentLately(), ...await acts.unsent(person)]) show(act);
  await ask();
  const opened = isOff && document.getElementById(`item-${new URLSearchParams(location.search).get("open")}`);
  if (opened) openLine(opened);
  if (isOff) await tell();
  flush();
  if (isList) looking = setTimeout(look, kept ? 0 : 4_000);
}
