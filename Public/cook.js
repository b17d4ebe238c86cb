// A recipe one step at a time, with timers. Without scripts its page shows all steps. Runs before the page is drawn, so
// that nothing moves.
document.documentElement.classList.add("cooks");

// The state of one cooking, kept on this device for half a day: the screen, the ticks, the timers.
const keptCooking = (recipe) => {
  "use strict";
  const key = `tiffin.cook.${recipe}`;
  const longest = 12 * 3_600_000;
  const empty = () => ({ at: Date.now(), screen: 0, ticks: [], timers: [] });
  let state = empty();
  try { state = { ...state, ...JSON.parse(localStorage.getItem(key) ?? "{}") } } catch { /* begins anew */ }
  if (!(Date.now() - state.at < longest)) state = empty();
  return {
    state,
    store: () => {
      state.at = Date.now();
      try { localStorage.setItem(key, JSON.stringify(state)) } catch { /* a full or forbidden storage: for this page only */ }
    },
    reset: () => Object.assign(state, empty()),
  };
};

// Sounds until it is stopped: three short tones every two seconds, for two minutes at most.
const alarm = (() => {
  "use strict";
  let context = null;
  let timer = 0;
  const tones = () => {
    for (const start of [0, 0.25, 0.5]) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      const at = context.currentTime + start;
      tone.frequency.value = 880;
      volume.gain.setValueAtTime(0.4, at);
      volume.gain.exponentialRampToValueAtTime(0.01, at + 0.2);
      tone.connect(volume).connect(context.destination);
      tone.start(at);
      tone.stop(at + 0.2);
    }
  };
  return {
    // Browsers let a page sound only after a tap, so each tap on a time prepares it.
    prepare: () => {
      context ??= typeof AudioContext === "undefined" ? null : new AudioContext();
      context?.resume();
    },
    start: () => {
      if (timer) return;
      let left = 60;
      const ring = () => {
        if (context?.state === "running") tones();
        if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([200, 100, 200]);
        if (!--left) alarm.stop();
      };
      timer = setInterval(ring, 2_000);
      ring();
    },
    stop: () => { timer = clearInterval(timer) ?? 0 },
  };
})();

const notify = (name) => {
  "use strict";
  try {
    if (document.hidden && Notification.permission === "granted") new Notification(`${name} is done`, { tag: name });
  } catch { /* some phones let only a service worker notify */ }
};

// The timers at the lower edge. Each has an end, or while it is paused what is left, in milliseconds.
const cookTimers = (list, cooking) => {
  "use strict";
  const { state, store } = cooking;
  const title = document.title;
  let clock = 0;
  const left = ({ end, left }) => end ? end - Date.now() : left;
  const isRinging = (timer) => timer.end && left(timer) <= 0;
  const two = (number) => String(number).padStart(2, "0");
  const digits = (milliseconds) => {
    const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
    const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
    return `${hours ? `${hours}:` : ""}${two(minutes)}:${two(seconds % 60)}`;
  };
  const ago = (milliseconds) => {
    const seconds = Math.floor(-milliseconds / 1_000);
    return seconds < 60 ? `${seconds} s ago` : `${Math.floor(seconds / 60)} min ago`;
  };
  const change = (edit) => {
    edit?.();
    store();
    draw();
  };
  const remove = (timer) => change(() => { state.timers = state.timers.filter((one) => one !== timer) });

  const ringing = (timer) => {
    const row = document.getElementById("ringing").content.cloneNode(true);
    const [more, stop] = row.querySelectorAll("button");
    row.querySelector("b").textContent = `${timer.name} is done`;
    more.ariaLabel = `One more minute: ${timer.name}`;
    stop.ariaLabel = `Stop: ${timer.name}`;
    more.addEventListener("click", () => change(() => Object.assign(timer, { end: Date.now() + 60_000, total: 60_000, told: false })));
    stop.addEventListener("click", () => remove(timer));
    return row;
  };
  const running = (timer) => {
    const row = document.getElementById("timer").content.cloneNode(true);
    const [run, close] = row.querySelectorAll("button");
    row.firstElementChild.classList.toggle("paused", !timer.end);
    row.querySelector("small").textContent = timer.name;
    close.ariaLabel = `Remove: ${timer.name}`;
    run.addEventListener("click", () => change(() => {
      Object.assign(timer, timer.end ? { left: left(timer), end: null } : { end: Date.now() + timer.left, left: null });
    }));
    close.addEventListener("click", () => remove(timer));
    return row;
  };
  const label = (timer, row) => {
    const now = left(timer);
    if (isRinging(timer)) {
      row.querySelector("small").textContent = ago(now);
      return;
    }
    row.querySelector("b").textContent = digits(now);
    row.querySelector(".run").ariaLabel = `${timer.end ? "Pause" : "Go on"}: ${timer.name}, ${digits(now)}`;
    row.querySelectorAll("circle")[1].setAttribute("stroke-dasharray", `${Math.max(0, 100 * now / timer.total)} 100`);
  };

  let shown = [];
  const draw = () => {
    const focused = [...list.querySelectorAll("button")].indexOf(document.activeElement);
    shown = [...state.timers].sort((one, other) => isRinging(other) - isRinging(one) || left(one) - left(other))
      .map((timer) => ({ timer, rang: isRinging(timer) }));
    list.replaceChildren(...shown.map(({ timer, rang }) => rang ? ringing(timer) : running(timer)));
    list.hidden = !shown.length;
    if (focused >= 0) (list.querySelectorAll("button")[focused] ?? list.querySelector("button"))?.focus();
    tick();
  };
  const tick = () => {
    if (shown.some(({ timer, rang }) => isRinging(timer) !== rang)) return draw();
    shown.forEach(({ timer }, place) => label(timer, list.children[place]));
    const done = shown.filter(({ rang }) => rang).map(({ timer }) => timer);
    for (const timer of done.filter(({ told }) => !told)) {
      timer.told = true;
      notify(timer.name);
      store();
    }
    // A timer that ended long ago, while the page was closed, is shown but makes no sound.
    if (done.some((timer) => left(timer) > -120_000)) alarm.start();
    else alarm.stop();
    document.title = done.length ? `${done[0].name} is done · ${title}` : title;
    clearTimeout(clock);
    if (shown.some(({ timer }) => timer.end)) clock = setTimeout(tick, 500);
  };
  addEventListener("visibilitychange", tick);
  draw();
  return {
    start: (name, seconds) => {
      alarm.prepare();
      if (typeof Notification !== "undefined" && Notification.permission === "default") Notification.requestPermission();
      change(() => state.timers.push({ name, total: seconds * 1_000, end: Date.now() + seconds * 1_000 }));
    },
    stop: alarm.stop,
  };
};

addEventListener("DOMContentLoaded", () => {
  "use strict";
  const main = document.querySelector("main.cook");
  if (!main) return;
  const cooking = keptCooking(main.dataset.recipe);
  const { state, store } = cooking;
  const isRefused = "refused" in main.dataset;
  if (state.isSaved && !isRefused) cooking.reset();
  state.isSaved = false;

  const screens = [...main.querySelectorAll(":scope > [data-screen]")];
  const steps = screens.slice(1, -1);
  const last = screens.length - 1;
  const [back, next] = [document.getElementById("back"), document.getElementById("next")];
  const [where, now] = [document.getElementById("where"), document.getElementById("now")];
  const plainWhere = where.textContent;
  const way = main.querySelector(".way");

  const show = (place, isTold = true) => {
    state.screen = Math.min(last, Math.max(0, place));
    const isStep = state.screen > 0 && state.screen < last;
    screens.forEach((screen, at) => screen.classList.toggle("on", at === state.screen));
    steps.forEach((step, at) => { step.querySelector("h2 input").checked = at + 1 < state.screen });
    [...way.children].forEach((item, at) => {
      item.classList.toggle("done", at + 1 < state.screen);
      if (at + 1 === state.screen) item.firstElementChild.setAttribute("aria-current", "step");
      else item.firstElementChild.removeAttribute("aria-current");
    });
    way.hidden = !isStep;
    where.textContent = isStep ? `Step ${state.screen} of ${steps.length}` : plainWhere;
    back.hidden = state.screen === 0;
    next.hidden = state.screen === last;
    next.firstElementChild.textContent = state.screen === 0 ? "Start" : state.screen === last - 1 ? "Done" : "Next";
    if (isTold) {
      now.textContent = isStep ? where.textContent : state.screen === last ? "How was it?" : "Get ready";
      scrollTo(0, 0);
    }
    store();
  };
  const go = (by) => show(state.screen + by);

  steps.forEach((step, at) => {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.ariaLabel = `Step ${at + 1}`;
    button.addEventListener("click", () => show(at + 1));
    item.append(button);
    way.append(item);
  });

  // Ticks
  for (const [place, screen] of screens.entries()) {
    for (const box of screen.querySelectorAll(".takes [data-tick]")) {
      const name = `${place}.${box.dataset.tick}`;
      box.checked = state.ticks.includes(name);
      box.addEventListener("change", () => {
        state.ticks = state.ticks.filter((one) => one !== name);
        if (box.checked) state.ticks.push(name);
        store();
      });
    }
  }

  // A time is the button that starts its timer.
  const timers = cookTimers(main.querySelector(".timers"), cooking);
  for (const time of main.querySelectorAll(".time")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "time";
    button.append(...time.childNodes);
    button.ariaLabel = `${button.textContent.trim()}: start timer`;
    const { seconds, timer } = time.dataset;
    button.addEventListener("click", () => timers.start(timer, Number(seconds)));
    time.replaceWith(button);
  }

  // Buttons, keys, swipes
  back.addEventListener("click", () => go(-1));
  next.addEventListener("click", () => go(1));
  const ahead = getComputedStyle(main).direction === "rtl" ? -1 : 1;
  addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target.closest?.("textarea, input:not([type=checkbox]), dialog")) return;
    const by = { ArrowRight: ahead, ArrowLeft: -ahead, PageDown: 1, PageUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    go(by);
  }, true);
  let from = null;
  main.addEventListener("touchstart", ({ touches }) => {
    from = touches.length === 1 ? { x: touches[0].clientX, y: touches[0].clientY } : null;
  }, { passive: true });
  main.addEventListener("touchend", ({ changedTouches: [touch] }) => {
    if (!from) return;
    const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
    from = null;
    if (Math.abs(x) > 60 && Math.abs(x) > 2 * Math.abs(y) && !getSelection()?.toString()) go(x < 0 ? ahead : -ahead);
  }, { passive: true });

  // The screen stays on while something is to be read from it.
  const stayAwake = async () => {
    if (document.hidden || state.screen === 0) return;
    try { await navigator.wakeLock?.request("screen") } catch { /* the battery is low, or it is not allowed */ }
  };
  addEventListener("visibilitychange", stayAwake);
  next.addEventListener("click", stayAwake);

  screens[last].addEventListener("submit", () => {
    state.isSaved = true;
    timers.stop();
    store();
  });

  show(isRefused ? last : state.screen, false);
  stayAwake();
});
