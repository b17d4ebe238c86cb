// The queue of acts on the grocery list, in IndexedDB, until they are sent. An act is the wanted state of a line, and
// when somebody wanted it (decision 0092).

// The format of acts; those of another release are reported instead of sent.
export const version = 1;

let opened = null;
const open = () => opened ??= new Promise((done, fail) => {
  const request = indexedDB.open("tiffin", 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("acts", { keyPath: "number", autoIncrement: true });
    request.result.createObjectStore("senders", { keyPath: "person" });
  };
  request.onsuccess = () => {
    // Another window deletes the database.
    request.result.onversionchange = () => { request.result.close(); opened = null };
    done(request.result);
  };
  request.onerror = () => fail(request.error);
});

const run = async (store, work) => {
  const database = await open();
  return new Promise((done, fail) => {
    const transaction = database.transaction(store, "readwrite");
    const request = work(transaction.objectStore(store));
    transaction.oncomplete = () => done(request.result);
    transaction.onabort = () => fail(transaction.error);
  });
};

let last = 0;

// The time of an act, each later than the one before.
export const now = () => last = Math.max(Date.now(), last + 1);

// Used without IndexedDB, as in some private windows.
let memory = null;
const inMemory = () => {
  const acts = new Map();
  return {
    put: (act) => acts.set(act.number ??= now(), act),
    delete: (number) => acts.delete(number),
    getAll: () => ({ result: [...acts.values()] }),
  };
};
const store = async (work) => {
  if (memory) return work(memory).result;
  try {
    return await run("acts", work);
  } catch {
    memory = inMemory();
    return store(work);
  }
};
const put = (act) => store((acts) => acts.put(act));
const everyone = () => store((acts) => acts.getAll());
export const remove = ({ number }) => store((acts) => acts.delete(number));

// Holds acts until they are in IndexedDB, which a page that is left may not wait for.
const journal = "tiffin.acts";
const mark = "tiffin.unsent";
const local = globalThis.localStorage;
const keep = (key, value) => value ? local?.setItem(key, value) : local?.removeItem(key);
const unwritten = () => JSON.parse(local?.getItem(journal) ?? "[]");
const without = (act) => {
  const rest = unwritten().filter(({ key }) => key !== act.key);
  keep(journal, rest.length ? JSON.stringify(rest) : "");
};

export const add = async (act) => {
  keep(journal, JSON.stringify([...unwritten(), act]));
  keep(mark, "1");
  await put(act);
  without(act);
};

// Acts of the page before.
const left = unwritten();
let recovered = null;
const recover = async () => {
  const found = await everyone();
  for (const act of left) {
    if (!found.some(({ key }) => key === act.key)) await put(act);
    without(act);
  }
};

export const all = async (person) => {
  await (recovered ??= recover());
  const own = (await everyone()).filter((act) => act.person === person);
  keep(mark, own.length || unwritten().length ? "1" : "");
  return own;
};

export const unsent = async (person) => (await all(person)).filter(({ refused }) => !refused);

// The people whose acts the worker may send.
export const sender = (person, token) => run("senders", (senders) => senders.put({ person, token }));
export const senders = () => run("senders", (senders) => senders.getAll());

export const forget = () => indexedDB.deleteDatabase("tiffin");

// A time of today as "10:42", another with its weekday.
export const timeOf = (moment) => {
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
  const isToday = new Date(moment).toDateString() === new Date().toDateString();
  return new Date(moment).toLocaleString([], isToday ? time : { weekday: "short", ...time });
};

// Sends an act. Returns how it ended: "taken" (page shows the line), "removed" (the line is gone), "changed" (the
// quantity is text by now), "refused" (for the reason in text), "stale" (another session's token), "signed out",
// "redirected" (maybe by a network), or "lost" (no answer).
const send = async (act, token) => {
  const fields = { ...act.fields, token, key: act.key, acted: act.acted, sent: Math.max(Date.now(), act.acted) };
  const answer = await fetch(act.address, {
    method: "POST", body: new URLSearchParams(fields), headers: { "X-Requested-With": "fetch" }, redirect: "manual",
    keepalive: true, cache: "no-store", signal: AbortSignal.timeout(20_000),
  }).catch(() => null);
  if (answer?.type === "opaqueredirect") return { end: "redirected" };
  if (!answer?.headers.has("X-Tiffin") || answer.status === 429 || answer.status >= 500) return { end: "lost" };
  if (answer.headers.get("X-Tiffin-Person") === "0") return { end: "signed out" };
  if (answer.status === 204) return { end: "taken", page: answer.headers.get("Content-Location") };
  if (answer.status === 403) return { end: "stale" };
  if (answer.status === 404) return { end: "removed" };
  if (answer.status >= 400) return { end: "refused" };
  if (!answer.headers.get("Content-Type")?.startsWith("text/plain")) return { end: "lost" };
  const [end, ...lines] = (await answer.text().catch(() => "lost")).split("\n");
  return { end, text: lines.join("\n") };
};

const refuse = (act, text, end = "refused") => put({ ...act, refused: { end, text } });

// The number of a line that was added, by the page that shows it; none if it became several lines.
export const addedItem = (page) => page?.match(/[?&]added=(\d+)/)?.[1];

// Later acts on a line that was added get its number.
const follow = async (act, page, person) => {
  const item = addedItem(page);
  for (const later of await unsent(person)) {
    if (later.item !== act.key) continue;
    if (item) await put({ ...later, item, address: later.address.replace(act.key, item) });
    else await refuse(later, "It became several lines");
  }
};

// Sends a person's acts in order, from one window or worker at a time. Returns how the last one ended, and the page of
// the last one that was taken.
export const sendAll = (person, tokenNow, sent = () => {}) => {
  const work = async () => {
    let page = null;
    for (;;) {
      const [act] = await unsent(person);
      if (!act) return { end: "taken", page };
      if (act.version !== version) {
        await refuse(act, "It was done in another version");
        continue;
      }
      let answer = await send(act, await tokenNow());
      if (answer.end === "stale") answer = await send(act, await tokenNow(true));
      const { end, text } = answer;
      if (end === "taken" && act.kind === "add") await follow(act, answer.page, person);
      if (end === "taken" || end === "removed" && act.isQuiet) await remove(act);
      else if (["removed", "changed", "refused"].includes(end)) await refuse(act, text, end);
      else return { end, page };
      page = answer.page ?? page;
      await sent(act, answer);
    }
  };
  return navigator.locks ? navigator.locks.request("tiffin.acts", work) : work();
};
