// The worker of all pages: keeps the grocery list, today, the week's plan and its recipes for when there is no
// connection. The server writes two lines before these: `acts`, and `root`, the path of the app.

const pagesName = "tiffin.pages";
const filesName = "tiffin.files";
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

// The address under which a page is kept; null for one that is not.
const keyOf = (address) => {
  const url = new URL(address, location);
  const path = pathIn(url);
  if (path === "" || path === "diary") return dayPage;
  const today = new Date();
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()].map((part) => String(part).padStart(2, "0"));
  if (path === `diary/${day.join("-")}`) return dayPage;
  if (["groceries", "plan", "offline"].includes(path) || /^recipes\/\d+$/.test(path)) return at(path);
  return null;
};
const isPicture = (path) => /^(photos|recipes\/pictures)\/\d|^(recipes|foods)\/\d+\/picture\//.test(path);
const isFile = (path) => path.startsWith("assets/") || isPicture(path);

// What is kept, and whose it is.

const match = (key, cacheName) => caches.match(key, { cacheName });
const state = async () => await (await match(stateKey, pagesName))?.json() ?? {};
const setState = async (now) => (await caches.open(pagesName)).put(stateKey, new Response(JSON.stringify(now)));
const forget = async () => { for (const name of [pagesName, filesName]) await caches.delete(name) };

// Pages of one person are kept: another one's are deleted first.
const belongTo = async (person) => {
  const now = await state();
  if (now.person === person) return;
  await forget();
  await setState({ person });
};

// What a page of the server's says about who is signed in.
const heed = async (answer) => {
  const person = personOf(answer);
  if (person === null) return;
  if (person !== "0") return belongTo(person);
  const url = new URL(answer.url, location);
  if (!["sign-in", "setup"].includes(pathIn(url))) return;
  await forget();
  if (url.search.includes("signed-out")) await acts.forget().catch(() => {});
};

const copy = (body, answer, more) => {
  const headers = new Headers(answer.headers);
  for (const name of ["Content-Encoding", "Content-Length", "Set-Cookie"]) headers.delete(name);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return new Response(body, { headers });
};

const filesOf = (text) => [...text.matchAll(/(?:src|href)="([^"#]+)/g)]
  .map(([, address]) => new URL(address.replaceAll("&amp;", "&"), location))
  .filter((url) => isOfApp(url) && isFile(pathIn(url)))
  .map(({ href }) => href);

const keepFile = async (address, room) => {
  const files = await caches.open(filesName);
  const found = await files.match(address);
  if (found) return Number(found.headers.get("X-Size"));
  const answer = await fetch(address).catch(() => null);
  if (!isOurs(answer) || answer.status !== 200) return 0;
  const body = await answer.blob();
  if (body.size > room) return 0;
  await files.put(address, copy(body, answer, { "X-Size": body.size }));
  return body.size;
};

const keep = async (key, answer) => {
  const text = await answer.text();
  const cache = await caches.open(pagesName);
  await cache.put(key, copy(text, answer, { "X-Kept": Date.now(), "X-Size": text.length }));
  return text;
};
const isToKeep = (answer, person) =>
  isOurs(answer) && answer.status === 200 && !answer.redirected && personOf(answer) === person && person !== "0";

// Asks for all that is kept again, at most every ten minutes. What is not needed any more goes.
let refreshing = null;
const refresh = () => refreshing ??= work().finally(() => { refreshing = null });
const work = async () => {
  const { person, refreshed = 0 } = await state();
  if (!person || Date.now() - refreshed < refreshPause) return;
  await setState({ person, refreshed: Date.now() });
  const texts = new Map();
  const take = async (address) => {
    const answer = await fetch(address, { cache: "no-store" }).catch(() => null);
    if (!isOurs(answer)) return null;
    if (personOf(answer) !== person) await heed(answer);
    const key = keyOf(address);
    if (!isToKeep(answer, person) || (await state()).person !== person) return null;
    texts.set(key, await keep(key, answer));
    return texts.get(key);
  };
  await take(listPage);
  await take(offlinePage);
  await take(dayPage);
  const plan = await take(planPage) ?? "";
  const recipes = new Map();
  for (const [, address] of plan.matchAll(/href="([^"]+)"/g)) {
    const url = new URL(address.replaceAll("&amp;", "&"), location);
    const key = isOfApp(url) && /^recipes\/\d+$/.test(pathIn(url)) ? keyOf(url) : null;
    if (key && recipes.size < mostRecipes) recipes.set(key, url.href);
  }
  for (const address of recipes.values()) await take(address);
  if (texts.size && (await state()).person === person) await tidy(texts, recipes, Boolean(plan));
};
const tidy = async (texts, recipes, hasPlan) => {
  const [pages, files] = [await caches.open(pagesName), await caches.open(filesName)];
  for (const { url } of await pages.keys()) {
    const isRecipe = pathIn(url).startsWith("recipes/");
    if (isRecipe && hasPlan && !recipes.has(url)) await pages.delete(url);
    else if (url !== stateKey && !texts.has(url)) texts.set(url, await (await pages.match(url)).text());
  }
  const needed = new Set();
  let room = mostBytes;
  for (const text of texts.values()) {
    room -= text.length;
    for (const address of filesOf(text)) needed.add(address);
  }
  for (const { url } of await files.keys()) if (!needed.has(url)) await files.delete(url);
  // Styles and scripts first, then pictures, as long as there is room.
  const order = [...needed].sort((one, other) => isPicture(pathIn(one)) - isPicture(pathIn(other)));
  for (const address of order) room -= await keepFile(address, room);
};

// Pages as they are kept.

const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
const timeOf = (moment) => {
  const day = new Date(moment).toDateString() === new Date().toDateString();
  return new Date(moment).toLocaleString([], day ? clock : { weekday: "short", ...clock });
};
const found = async (key) => {
  const answer = key && await match(key, pagesName);
  return answer && Date.now() - Number(answer.headers.get("X-Kept")) < longest ? answer : null;
};
const shown = async (answer) => {
  const kept = Number(answer.headers.get("X-Kept"));
  const text = await answer.text();
  const assets = text.match(/href="([^"]+)\/app\.css"/)?.[1];
  const since = `<p>As of ${timeOf(kept)}</p><a class="btn" href="">Try now</a>`;
  const line = `<div class="state off" role="status">${since}</div>`;
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
  const since = timeOf(Number(answer.headers.get("X-Kept")));
  return `<li class="row"><span class="t"><a class="over" href="${pathname(key)}">${titles.get(key) ?? title}</a>`
    + `<small>as of ${since}</small></span></li>`;
};
const pathname = (address) => new URL(address).pathname;
const instead = async () => {
  const page = await found(offlinePage);
  if (!page) return Response.error();
  const keys = (await (await caches.open(pagesName)).keys()).map(({ url }) => url);
  const recipes = keys.filter((key) => pathIn(key).startsWith("recipes/"));
  const rows = await Promise.all([...titles.keys(), ...recipes].map(rowOf));
  const text = (await page.text()).replace(/(<ul[^>]* id="kept"[^>]*>)/, (list) => list + rows.join(""));
  return new Response(text, { headers: page.headers });
};

// Answers.

// True if the server itself can be reached, not a network's sign-in page in its place.
const isThere = async () => {
  const options = { cache: "no-store", signal: AbortSignal.timeout(patience) };
  return isOurs(await fetch(at("healthz"), options).catch(() => null));
};
const visit = async (event, key) => {
  const answer = await fetch(event.request);
  if (answer.type === "opaqueredirect") return await isThere() ? answer : null;
  if (!isOurs(answer) || answer.status >= 500) return key && await found(key) ? null : answer;
  const kept = answer.clone();
  event.waitUntil(Promise.resolve().then(async () => {
    await heed(kept);
    const { person } = await state();
    if (key && !new URL(event.request.url).search && isToKeep(kept, person)) await keep(key, kept);
    if (personOf(kept) !== "0") await refresh();
  }));
  return answer;
};
const navigate = async (event) => {
  const key = keyOf(event.request.url);
  const network = visit(event, key).catch(() => null);
  const page = await found(key);
  const late = new Promise((done) => { if (page) setTimeout(done, patience, null) });
  const answer = await Promise.race([network, late]);
  if (answer) return answer;
  // The worker goes on, so that the next page is fresh.
  event.waitUntil(network);
  return page ? shown(page) : await network ?? instead();
};
const file = async (event) => {
  const { request } = event;
  const kept = await match(request.url, filesName);
  if (kept && pathIn(request.url).startsWith("assets/")) return kept;
  return fetch(request).catch(() => kept ?? Response.error());
};
// An open list asks for itself: what it gets is kept, and it hears of the end of a session.
const list = async (event) => {
  const answer = await fetch(event.request);
  const kept = answer.clone();
  event.waitUntil(Promise.resolve().then(async () => {
    if (!isOurs(kept)) return;
    if (kept.status === 304) return stillTrue();
    await heed(kept);
    const { person } = await state();
    if (isToKeep(kept, person)) await keep(listPage, kept);
  }));
  return answer;
};
const stillTrue = async () => {
  const page = await found(listPage);
  if (page && Date.now() - Number(page.headers.get("X-Kept")) > 60_000) await keep(listPage, page);
};

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !isOfApp(url)) return;
  const path = pathIn(url);
  if (request.mode === "navigate") event.respondWith(navigate(event));
  else if (isFile(path)) event.respondWith(file(event));
  else if (path === "groceries" && !url.search) event.respondWith(list(event));
});
addEventListener("install", () => skipWaiting());
addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil(first());
});
addEventListener("sync", (event) => {
  if (event.tag === "acts") event.waitUntil(sendActs());
});

// The first page was there before the worker.
const first = async () => {
  const answer = await fetch(listPage, { cache: "no-store" }).catch(() => null);
  if (!isOurs(answer)) return;
  await heed(answer);
  await refresh();
};

// Sends what is not sent yet, as the browser asks when there is a connection again.
const sendActs = async () => {
  for (const { person, token } of await acts.senders()) {
    const { end } = await acts.sendAll(person, () => token);
    if (end === "lost") throw new Error("no connection");
  }
};
