// Acts on the grocery list that the server has not taken yet: what somebody wants a line to be, and when they did it.
// They are kept in IndexedDB in the order in which they were done. list.js and sw.js send them.

// The shape of an act. Another release's acts are not sent, and are said.
export const version = 1;

const journal = "tiffin.acts";
const mark = "tiffin.unsent";

let opened = null;
const open = () => opened ??= new Promise((done, fail) => {
  const request = indexedDB.open("tiffin", 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("acts", { keyPath: "number", autoIncrement: true });
    request.result.createObjectStore("senders", { keyPath: "person" });
  };
  request.onsuccess = () => {
    // Signing out deletes the database, also while another window has it open.
    request.result.onversionchange = () => { request.result.close(); opened = null };
    done(request.result);
  };
  request.onerror = () => fail(request.error);
  request.onblocked = () => fail(new Error("blocked"));
});

const run = async (store, mode, work) => {
  const database = await open();
  return new Promise((done, fail) => {
    const transaction = database.transaction(store, mode);
    const request = work(transaction.objectStore(store));
    transaction.oncomplete = () => done(request?.result);
    transaction.onabort = () => fail(transaction.error);
  });
};

// Without IndexedDB, as in some private windows, they live as long as the page.
let memory = null;
const store = async (mode, work, instead) => {
  if (memory) return instead(memory);
  try {
    return await run("acts", mode, work);
  } catch {
    memory = [];
    return instead(memory);
  }
};

// What was written a moment before the page went away is not in IndexedDB yet.
const local = globalThis.localStorage;
const unwritten = () => JSON.parse(local?.getItem(journal) ?? "[]");
const without = (act) => {
  const rest = unwritten().filter(({ key }) => key !== act.key);
  if (rest.length) local?.setItem(journal, JSON.stringify(rest)); else local?.removeItem(journal);
};
const put = (act) => store("readwrite", (acts) => acts.put(act), (acts) => {
  act.number ??= acts.length ? acts.at(-1).number + 1 : 1;
  const place = acts.findIndex(({ number }) => number === act.number);
  acts.splice(place < 0 ? acts.length : place, 1, act);
});

let last = 0;

// The time of an act: never that of the one before.
export const now = () => last = Math.max(Date.now(), last + 1);

export const add = async (act) => {
  local?.setItem(journal, JSON.stringify([...unwritten(), act]));
  local?.setItem(mark, "1");
  await put(act);
  without(act);
};

export const remove = ({ number }) => store(
  "readwrite", (acts) => acts.delete(number),
  (acts) => acts.splice(acts.findIndex((act) => act.number === number), 1));

const everyone = () => store("readonly", (acts) => acts.getAll(), (acts) => [...acts]);

// What the page before had not written yet.
const left = unwritten();
let recovered = null;
const recover = async () => {
  const found = await everyone();
  for (const act of left) {
    if (!found.some(({ key }) => key === act.key)) await put(act);
    without(act);
  }
};

// The acts of a person, in order: those of others in this browser wait for them.
export const all = async (person) => {
  await (recovered ??= recover());
  const own = (await everyone()).filter((act) => act.person === person);
  if (own.length || unwritten().length) local?.setItem(mark, "1"); else local?.removeItem(mark);
  return own;
};

export const unsent = async (person) => (await all(person)).filter(({ refused }) => !refused);

// Who sends, for the worker, which has no page.
export const sender = (person, token) => run("senders", "readwrite", (senders) => senders.put({ person, token }));
export const senders = () => run("senders", "readonly", (all) => all.getAll());

// Deletes all of it, as when somebody signs out.
export const forget = async () => {
  const database = await open();
  database.close();
  opened = null;
  indexedDB.deleteDatabase("tiffin");
};

// Sends an act. How it ended:
//   taken    by the server, maybe before; page is the list's address
//   removed  the line is not on the list any more
//   changed  the quantity is another one by now, which text has
//   refused  for the reason that text has
//   stale    the token is not this session's
//   signed out
//   lost     no answer of the server's came, whatever the network answered
const send = async (act, token) => {
  const fields = { ...act.fields, token, key: act.key, acted: act.acted, sent: Math.max(Date.now(), act.acted) };
  let answer;
  try {
    answer = await fetch(act.address, {
      method: "POST", body: new URLSearchParams(fields), headers: { "X-Requested-With": "fetch" }, redirect: "manual",
      keepalive: true, cache: "no-store", signal: AbortSignal.timeout(20_000),
    });
  } catch {
    return { end: "lost" };
  }
  if (answer.type === "opaqueredirect") return { end: "lost", isRedirected: true };
  if (!answer.headers.has("X-Tiffin") || answer.status >= 500) return { end: "lost" };
  if (answer.headers.get("X-Tiffin-Person") === "0") return { end: "signed out" };
  const isText = answer.headers.get("Content-Type")?.startsWith("text/plain");
  const text = isText ? (await answer.text().catch(() => "")).trim() : "";
  switch (answer.status) {
    case 204: return { end: "taken", page: answer.headers.get("Content-Location") };
    case 403: return { end: "stale" };
    case 404: case 410: return { end: "removed" };
    case 409: return { end: "changed", text };
    case 429: return { end: "lost" };
    default: return answer.status < 400 ? { end: "lost" } : { end: "refused", text };
  }
};

// What was done to a line that had no number yet is done to the one that it got.
const follow = async (act, page, person) => {
  const line = page?.match(/[?&]added=(\d+)/)?.[1];
  for (const later of await unsent(person)) {
    if (later.item !== act.key) continue;
    if (!line) {
      await put({ ...later, refused: { end: "refused", text: "It became several lines" } });
      continue;
    }
    await put({ ...later, item: line, address: later.address.replace(act.key, line) });
  }
};

const settle = async (act, answer, person) => {
  const { end, page, text } = answer;
  if (end === "taken") {
    if (act.kind === "add") await follow(act, page, person);
    await remove(act);
  } else if (end === "removed" && act.isQuiet) {
    await remove(act);
  } else {
    await put({ ...act, refused: { end, text } });
  }
};

// Sends what a person did, in order, each once. Only one window or worker does so at a time.
//
// Returns how the last one ended, "taken" where nothing is left; page is that of the last one that was taken.
export const sendAll = (person, tokenNow, sent = () => {}) => {
  const work = async () => {
    let page = null;
    for (;;) {
      const [act] = await unsent(person);
      if (!act) return { end: "taken", page };
      if (act.version !== version) {
        await put({ ...act, refused: { end: "refused", text: "It was done in another version" } });
        continue;
      }
      let answer = await send(act, await tokenNow());
      if (answer.end === "stale") answer = await send(act, await tokenNow(true));
      if (["lost", "stale", "signed out"].includes(answer.end)) return { ...answer, page };
      await settle(act, answer, person);
      page = answer.page ?? page;
      await sent(act, answer);
    }
  };
  return navigator.locks ? navigator.locks.request("tiffin.acts", work) : work();
};
