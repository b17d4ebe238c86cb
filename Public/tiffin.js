// Niceties for browsers that run scripts. Nothing on any page needs them.

// Offers the time zone of the device while none is chosen.
(() => {
  "use strict";
  const offer = document.getElementById("zone-offer");
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!offer || !zone || zone === offer.dataset.server) return;
  offer.content.querySelector("b").textContent = zone;
  offer.content.querySelector("[name=time_zone]").value = zone;
  offer.content.querySelector("[name=back]").value = location.pathname + location.search;
  offer.replaceWith(offer.content);
})();

// Pictures of recipes that are on their way are asked for again; coming.svg, 4 by 3, stands for them.
(() => {
  "use strict";
  const tries = new WeakMap();
  const look = (picture) => {
    const count = (tries.get(picture) ?? 0) + 1;
    if (picture.naturalWidth !== 4 || count > 15) return;
    tries.set(picture, count);
    setTimeout(() => { picture.src = `${picture.src.split("?")[0]}?${count}` }, 300 + 200 * count);
  };
  for (const picture of document.images) look(picture);
  // An element's load never reaches the window.
  document.addEventListener("load", ({ target }) => target instanceof HTMLImageElement && look(target), true);
})();

// A form that leads back to its own page leaves that page standing where it stood, and the focus where it was.
(() => {
  "use strict";
  const key = "tiffin.stay";

  // What is half typed elsewhere on the page, such as into the shopping list's box.
  const typed = (sent) => [...document.querySelectorAll("input[type=text][id]")]
    .filter((field) => field.form !== sent && field.value !== field.defaultValue)
    .map(({ id, value }) => ({ id, value }));

  const remember = (part, form, button, sent) => sessionStorage.setItem(key, JSON.stringify({
    page: location.pathname,
    typed: typed(sent),
    scrolled: scrollY,
    part: part.id,
    top: part.getBoundingClientRect().top,
    form,
    button,
  }));

  addEventListener("submit", ({ target: form, submitter }) => {
    const action = submitter?.getAttribute("formaction") ?? form.getAttribute("action");
    // A line of the shopping list leaves its place: then the one below it stays where it was.
    const below = action?.match(/[?]at=(.+)/)?.[1];
    const place = form.contains(submitter) ? form : submitter ?? form;
    const part = document.getElementById(below ? `item-${below}` : form.elements.at?.value) ?? place.closest("[id]");
    // By touch and mouse nothing needs a focus.
    remember(part, action, submitter?.matches(":focus-visible") ? [...form.elements].indexOf(submitter) : -1, form);
  });

  // Also a line that is opened stays where it was.
  addEventListener("click", ({ target }) => {
    const line = target.closest?.(".item > a")?.parentElement;
    if (line) remember(line, "", -1);
  });

  const before = JSON.parse(sessionStorage.getItem(key));
  sessionStorage.removeItem(key);
  if (before?.page !== location.pathname) return;
  for (const { id, value } of before.typed) {
    const field = document.getElementById(id);
    if (field) field.value = value;
  }
  const part = location.hash === `#${before.part}` ? document.getElementById(before.part) : null;

  const stay = () => {
    if (!part) return location.hash || scrollTo({ top: before.scrolled, behavior: "instant" });
    scrollBy({ top: part.getBoundingClientRect().top - before.top, behavior: "instant" });
    const forms = [part, ...part.querySelectorAll("form")];
    const form = forms.find((form) => form.getAttribute("action") === before.form);
    const button = form ? form.elements[before.button] : before.button >= 0 && part.querySelector("button");
    if (button) button.focus({ preventScroll: true });
  };
  stay();
  // Before that the browser moves to the address's fragment by itself; whoever moves the page has the last word.
  addEventListener("load", stay);
  const leave = () => removeEventListener("load", stay);
  for (const move of ["wheel", "touchstart", "keydown"]) addEventListener(move, leave, { once: true, passive: true });
})();

// Whoever comes back to the shopping list sees what others ticked meanwhile.
(() => {
  "use strict";
  const box = document.querySelector(".add #add");
  const isIdle = () => box && !box.value && !document.querySelector(".panel, [aria-invalid]");
  let left = 0;
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) left = Date.now();
    else if (Date.now() - left > 2_000 && isIdle()) location.reload();
  });
})();

// A link that is shown once is copied, or handed to the device's own sheet.
(() => {
  "use strict";
  const link = () => document.getElementById("link").value;
  // Whoever closes the sheet has the link before them.
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

// Puts the list on paper.
for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
