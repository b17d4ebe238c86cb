// The service worker: keeps the list, today, the plan and its recipes for when there is no connection (decision 0093).
// The server writes two lines before these: `acts`, and `root`, the path of the app.

const pagesName = "tiffin.pages";
const filesName = "tiffin.files";
const sharedName = "tiffin.shared";
const patience = 1_500;
const longest = 14 * 86_400_000;
const mostBytes = 30 << 20;
const mostRecipes = 30;
const refreshPause = 10 * 60_000;

const at = (path) => new URL(root + path, location).href;
const listPage = at("groceries");
const dayPage = at("diary");
const planPage = at("plan");
const offlinePage = at("offline");
const stateKey = at("worker-state");

const pathIn = (address) => new URL(address, location).pathname.slice(root.length);
const isOfApp = (url) => url.origin === location.origin && url.pathname.startsWith(root);
const isOurs = (answer) => answer?.headers.has("X-Tiffin") ?? false;
const personOf = (answer) => answer.headers.get("X-Tiffin-Person");
const languageOf = (answer) => answer.headers.get("Content-Language");
const keptAt = (answer) => Number(answer.headers.get("X-Kept"));

// Returns the server's answer; null if there is none, or it is a network's.
const ask = async (address, options = { cache: "no-store" }) => {
  const answer = await fetch(address, options).catch(() => null);
  return isOurs(answer) ? answer : null;
};

// Returns the address under which a page is kept; null for other pages.
const keyOf = (address) => {
  const url = new URL(address, location);
  const path = pathIn(url);
  // Swedish dates are 2026-11-30.
  if (["", "diary", `diary/${new Date().toLocaleDateString("sv")}`].includes(path)) return dayPage;
  return ["groceries", "plan", "offline"].includes(path) || isRecipe(url) ? at(path) : null;
};
const isRecipe = (address) => /^recipes\/\d+(\/cook)?$/.test(pathIn(address));
const isCook = (address) => isRecipe(address) && pathIn(address).endsWith("/cook");
const cookOf = (address) => address.replace(/(\/recipes\/\d+)/, "$1/cook");
const isPicture = (path) => /^(photos|recipes\/pictures)\/\d|^(recipes|foods)\/\d+\/picture\//.test(path);
const isFile = (path) => path.startsWith("assets/") || isPicture(path);

const match = (key, cacheName) => caches.match(key, { cacheName });
const state = async () => await (await match(stateKey, pagesName))?.json() ?? {};
const setState = async (now) => (await caches.open(pagesName)).put(stateKey, new Response(JSON.stringify(now)));
const forget = () => Promise.all([pagesName, filesName, sharedName].map((name) => caches.delete(name)));

// Deletes another person's pages, and those in another language.
const belongTo = async (person, language) => {
  const now = await state();
  if (now.person === person && now.language === language) return;
  await (now.person === person ? caches.delete(pagesName) : forget());
  await setState({ person, language });
};

// Deletes what is kept if an answer is of another person, or nobody's.
const heed = async (answer) => {
  const person = personOf(answer);
  if (person === null) return;
  if (person !== "0") return belongTo(person, languageOf(answer));
  const url = new URL(answer.url, location);
  if (!["sign-in", "setup"].includes(pathIn(url))) return;
  await forget();
  if (url.search.includes("signed-out")) acts.forget();
};

const copy = (body, answer, name, value) => {
  const headers = new Headers(answer.headers);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  headers.set(name, value);
  return new Response(body, { headers });
};

const addressesIn = (text) => [...text.matchAll(/(?:src|href)="([^"#]+)/g)]
  .map(([, address]) => new URL(address.replaceAll("&amp;", "&"), location))
  .filter(isOfApp)
  .map(({ href }) => href);

const keepFile = async (address, room) => {
  const files = await caches.open(filesName);
  const found = await files.match(address);
  if (found) return Number(found.headers.get("X-Size"));
  const answer = await ask(address, {});
  if (answer?.status !== 200) return 0;
  const body = await answer.blob();
  if (body.size > room) return 0;
  await files.put(address, copy(body, answer, "X-Size", body.size));
  return body.size;
};

const keep = async (key, answer) => {
  const text = await answer.text();
  const cache = await caches.open(pagesName);
  await cache.put(key, copy(text, answer, "X-Kept", Date.now()));
  return text;
};
const isToKeep = (answer, person) =>
  isOurs(answer) && answer.status === 200 && !answer.redirected && personOf(answer) === person && person !== "0";

// Fetches all pages again, and deletes what is not needed.
let refreshing = null;
const refresh = () => refreshing ??= work().finally(() => { refreshing = null });
const work = async () => {
  const { person, language, refreshed = 0 } = await state();
  if (!person || Date.now() - refreshed < refreshPause) return;
  await setState({ person, language, refreshed: Date.now() });
  const texts = new Map();
  const take = async (address) => {
    const answer = await ask(address);
    if (!answer) return;
    await heed(answer);
    const key = keyOf(address);
    if (isToKeep(answer, person) && (await state()).person === person) texts.set(key, await keep(key, answer));
  };
  for (const page of [listPage, offlinePage, dayPage, planPage]) await take(page);
  const recipes = new Map();
  for (const address of addressesIn(texts.get(planPage) ?? "")) {
    if (!isRecipe(address) || recipes.size >= 2 * mostRecipes) continue;
    for (const page of [address, cookOf(address)]) recipes.set(keyOf(page), page);
  }
  for (const address of recipes.values()) await take(address);
  if (texts.size && (await state()).person === person) await tidy(texts, recipes);
};
const tidy = async (texts, recipes) => {
  const hasPlan = texts.has(planPage);
  const [pages, files] = [await caches.open(pagesName), await caches.open(filesName)];
  for (const { url } of await pages.keys()) {
    if (isRecipe(url) && hasPlan && !recipes.has(url)) await pages.delete(url);
    else if (url !== stateKey && !texts.has(url)) texts.set(url, await (await pages.match(url)).text());
  }
  const needed = new Set();
  let room = mostBytes;
  for (const text of texts.values()) {
    room -= text.length;
    for (const address of addressesIn(text)) if (isFile(pathIn(address))) needed.add(address);
  }
  for (const { url } of await files.keys()) if (!needed.has(url)) await files.delete(url);
  // Pictures last, as long as there is room.
  const order = [...needed].sort((one, other) => isPicture(pathIn(one)) - isPicture(pathIn(other)));
  for (const address of order) room -= await keepFile(address, room);
};

const found = async (key) => {
  const answer = key && await match(key, pagesName);
  return answer && Date.now() - keptAt(answer) < longest ? answer : null;
};
const shown = async (answer) => {
  const kept = keptAt(answer);
  const text = await answer.text();
  const assets = text.match(/href="([^"]+)\/app\.css"/)?.[1];
  const line = `<div class="state off" role="status"><p>As of ${acts.timeOf(kept)}</p>`
    + `<a class="btn" href="">Try now</a></div>`;
  const page = text
    .replace("</head>", `<link rel="stylesheet" href="${assets}/offline.css"></head>`)
    .replace("<body", `<body data-kept="${kept}"`)
    .replace(/<main[^>]*>/, (main) => main + line);
  return new Response(page, { headers: answer.headers });
};
const titles = new Map([[listPage, "Groceries"], [dayPage, "Today"], [planPage, "Plan"]]);
const rowOf = async (key) => {
  const answer = await found(key);
  if (!answer) return "";
  const [, title = ""] = (await answer.clone().text()).match(/<title>(.*) · Tiffin<\/title>/) ?? [];
  return `<li class="row"><span class="t"><a class="over" href="${key}">${titles.get(key) ?? title}</a>`
    + `<small>as of ${acts.timeOf(keptAt(answer))}</small></span></li>`;
};
const instead = async () => {
  const page = await found(offlinePage);
  if (!page) return Response.error();
  const keys = (await (await caches.open(pagesName)).keys()).map(({ url }) => url);
  const recipes = keys.filter((key) => isRecipe(key) && !isCook(key));
  const rows = await Promise.all([...titles.keys(), ...recipes].map(rowOf));
  const text = (await page.text()).replace(/(<ul[^>]* id="kept"[^>]*>)/, (list) => list + rows.join(""));
  return new Response(text, { headers: page.headers });
};

const isThere = () => ask(at("healthz"), { cache: "no-store", signal: AbortSignal.timeout(patience) });

const learn = async (answer, key) => {
  await heed(answer);
  if (key && isToKeep(answer, (await state()).person)) await keep(key, answer);
};
const visit = async (event, key) => {
  const answer = await (await event.preloadResponse ?? fetch(event.request));
  if (answer.type === "opaqueredirect") return await isThere() ? answer : null;
  if (!isOurs(answer) || answer.status >= 500) return key && await found(key) ? null : answer;
  const isPlain = !new URL(event.request.url).search;
  event.waitUntil(learn(answer.clone(), isPlain && key).then(() => personOf(answer) !== "0" && refresh()));
  return answer;
};
const navigate = async (event) => {
  const key = keyOf(event.request.url);
  const network = visit(event, key).catch(() => null);
  const page = await found(key);
  const late = new Promise((done) => { if (page) setTimeout(done, patience, null) });
  const answer = await Promise.race([network, late]);
  if (answer) return answer;
  event.waitUntil(network);
  return page ? shown(page) : await network ?? instead();
};
const file = async (event) => {
  const { request } = event;
  const kept = await match(request.url, filesName);
  if (kept && pathIn(request.url).startsWith("assets/")) return kept;
  return fetch(request).catch(() => kept ?? Response.error());
};
// The list as list.js asks for it.
const list = async (event) => {
  const answer = await fetch(event.request);
  if (isOurs(answer)) event.waitUntil(answer.status === 304 ? stillTrue() : learn(answer.clone(), listPage));
  return answer;
};
const stillTrue = async () => {
  const page = await found(listPage);
  if (page && Date.now() - keptAt(page) > 60_000) await keep(listPage, page);
};

// Takes a share: a photo to the form of a new meal, a text or an address to the import.
const share = async ({ request }) => {
  const form = await request.formData();
  const photo = form.get("photo");
  if (!photo?.size) {
    const texts = [...form].filter(([name, value]) => ["title", "text", "url"].includes(name) && value);
    return Response.redirect(at(`recipes/paste?${new URLSearchParams(texts)}`), 303);
  }
  const headers = { "Content-Type": photo.type, "X-Name": encodeURIComponent(photo.name) };
  const cache = await caches.open(sharedName);
  await cache.put(at("meals/new"), new Response(photo, { headers }));
  return Response.redirect(at("meals/new?photo=shared"), 303);
};

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === "POST" && url.href === at("recipes/paste?shared")) return event.respondWith(share(event));
  if (request.method !== "GET" || !isOfApp(url)) return;
  const path = pathIn(url);
  if (request.mode === "navigate") event.respondWith(navigate(event));
  else if (isFile(path)) event.respondWith(file(event));
  else if (path === "groceries" && !url.search) event.respondWith(list(event));
});
addEventListener("install", () => skipWaiting());
// The browser asks for a page while this worker starts.
addEventListener("activate", (event) => event.waitUntil(registration.navigationPreload?.enable()));
addEventListener("message", (event) => event.waitUntil(first()));
addEventListener("sync", (event) => event.waitUntil(sendActs()));
addEventListener("notificationclick", (event) => event.waitUntil(showPage(event.notification)));

const showPage = async (notification) => {
  notification.close();
  const windows = await clients.matchAll({ type: "window" });
  const page = windows.find(({ url }) => url === notification.data);
  await (page ? page.focus() : clients.openWindow(notification.data));
};

// Keeps pages although the first one came before the worker.
const first = async () => {
  const answer = await ask(listPage);
  if (!answer) return;
  await heed(answer);
  await refresh();
};

// Background Sync. An error makes the browser try again.
const sendActs = async () => {
  for (const { person, token } of await acts.senders()) {
    const { end } = await acts.sendAll(person, () => token);
    if (["lost", "redirected"].includes(end)) throw new Error("no connection");
  }
};
