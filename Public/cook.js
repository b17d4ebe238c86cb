// Shows a recipe step by step, with timers. Runs before the page is drawn, so that nothing moves.
"use strict";
document.documentElement.classList.add("cooks");

// The state of one cooking, kept on this device for twelve hours.
const keptCooking = (recipe) => {
  const key = `tiffin.cook.${recipe}`;
  const empty = () => ({ at: Date.now(), screen: 0, isAll: false, ticks: [], timers: [] });
  const state = empty();
  try {
    const kept = JSON.parse(localStorage.getItem(key));
    if (Date.now() - kept.at < 12 * 3_600_000) Object.assign(state, kept);
  } catch { /* nothing is kept */ }
  return {
    state,
    store: () => {
      state.at = Date.now();
      try { localStorage.setItem(key, JSON.stringify(state)) } catch { /* the storage is full or forbidden */ }
    },
    reset: () => Object.assign(state, empty()),
  };
};

// Three short tones every two seconds, until it is stopped.
const alarm = (() => {
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
    // Browsers allow sound only after a tap.
    prepare: () => {
      context ??= globalThis.AudioContext && new AudioContext();
      context?.resume();
    },
    start: () => {
      if (timer) return;
      const ring = () => {
        if (context?.state === "running") tones();
        if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([200, 100, 200]);
      };
      timer = setInterval(ring, 2_000);
      ring();
    },
    stop: () => { timer = clearInterval(timer) ?? 0 },
  };
})();

const notify = async (name) => {
  if (!document.hidden || globalThis.Notification?.permission !== "granted") return;
  const title = `${name} is done`;
  try {
    new Notification(title, { tag: name });
  } catch {
    // Some phones let only a service worker notify.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, { tag: name, data: location.href }).catch(() => {});
  }
};

// The timers at the lower edge. Each has an end, or what is left if it is paused, in milliseconds.
const cookTimers = (list, cooking) => {
  const { state, store } = cooking;
  const title = document.title;
  let clock = 0;
  const left = ({ end, left }) => end ? end - Date.now() : left;
  const isRinging = (timer) => timer.end && left(timer) <= 0;
  const digits = (milliseconds) => {
    const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
    const [minutes, rest] = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, "0"));
    const hours = Math.floor(seconds / 3_600);
    return `${hours ? `${hours}:` : ""}${minutes}:${rest}`;
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
    // It ends after two minutes.
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
  const all = document.getElementById("all");

  const show = (place, isTold = true) => {
    state.screen = Math.min(last, Math.max(0, place));
    const isStep = state.screen > 0 && state.screen < last;
    screens.forEach((screen, at) => screen.classList.toggle("on", at === state.screen));
    steps.forEach((step, at) => { step.querySelector("h2 input").checked = at + 1 < state.screen });
    [...way.children].forEach((item, at) => {
      item.classList.toggle("done", at + 1 < state.screen);
      item.firstElementChild.ariaCurrent = at + 1 === state.screen ? "step" : null;
    });
    way.hidden = all.hidden = !isStep;
    all.ariaPressed = state.isAll;
    main.classList.toggle("all", isStep && state.isAll);
    where.textContent = isStep ? `Step ${state.screen} of ${steps.length}` : plainWhere;
    back.hidden = state.screen === 0;
    next.hidden = state.screen === last;
    next.firstElementChild.textContent = state.screen === 0 ? "Start" : state.screen === last - 1 ? "Done" : "Next";
    if (isTold) {
      now.textContent = isStep ? where.textContent : state.screen === last ? "How was it?" : "Get ready";
      scrollTo(0, 0);
    }
    if (isStep && state.isAll) screens[state.screen].scrollIntoView({ block: "center" });
    store();
  };
  const go = (by) => show(state.screen + by);
  all.addEventListener("click", () => {
    state.isAll = !state.isAll;
    show(state.screen, false);
  });
  for (const [at, step] of steps.entries()) {
    step.querySelector("h2 input").addEventListener("change", ({ target }) => show(at + (target.checked ? 2 : 1)));
    step.addEventListener("click", ({ target }) => {
      if (at + 1 !== state.screen && !target.closest("button, label")) show(at + 1);
    });
  }

  for (let number = 1; number < last; number += 1) {
    const button = document.createElement("button");
    button.type = "button";
    button.ariaLabel = `Step ${number}`;
    button.addEventListener("click", () => show(number));
    way.append(document.createElement("li"));
    way.lastChild.append(button);
  }

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

  const timers = cookTimers(main.querySelector(".timers"), cooking);
  const times = [...main.querySelectorAll(".time")].map((time) => ({ time, ...time.dataset }));
  for (const { time, seconds, timer } of times) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "time";
    button.append(...time.childNodes);
    const words = button.textContent.trim();
    // Two timers of a step may have the same name.
    const isShared = times.filter((other) => other.timer === timer).length > 1;
    const name = isShared ? `${timer}, ${words}` : timer;
    button.ariaLabel = `${words}: start timer`;
    button.addEventListener("click", () => timers.start(name, Number(seconds)));
    time.replaceWith(button);
  }

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
