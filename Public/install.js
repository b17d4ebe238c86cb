// Offers, once, to install the app. iOS has no event for it, only its own menu.
const card = document.getElementById("install").content.firstElementChild;
const [install, later] = card.querySelectorAll("button");
const key = "tiffin.install";
let offer = null;

const show = () => {
  const isInstalled = navigator.standalone || matchMedia("(display-mode: standalone)").matches;
  if (isInstalled || localStorage.getItem(key)) return;
  localStorage.setItem(key, "1");
  install.hidden = !offer;
  card.querySelector("[data-how]").hidden = Boolean(offer);
  document.querySelector(".empty").after(card);
};

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
  show();
});
install.addEventListener("click", () => {
  card.remove();
  offer.prompt();
});
later.addEventListener("click", () => card.remove());
if ("standalone" in navigator) show();
