export const peste = {
  words: `
pește/pești/peștele

somon, păstrăv, crap, caras, somn, șalău, știucă, biban, avat, plătică, novac, cod, macrou, scrumbie, hering
hamsie, stavrid, hec, merluciu, merlucius, doradă, lup de mare, halibut, pangasius, tilapia, calcan, zărgan
eglefin, pollock, hoki, cambulă, anghilă, țipar, sturion, nisetru, morun, cegă, lufar, chefal, rechin, clean
mreană, lin, ton proaspăt, file de ton, steak de ton, ton steak, ton crud, sardină proaspătă, șprot proaspăt, șprot afumat
sebaste, limbă de mare, batog, rozătoare, oblete, rollmops, salată de hering, ruladă de hering, ruladă de pește, ruladă de somon, sardea, sardele, ton file

icre, salată de icre, caviar, tarama, salată de somon, salată de creveți, tartar de somon
cocktail de creveți

fructe de mare, crevetă, calamar, inele de calamar, caracatiță, sepie, midie, scoică, stridie, homar
languste, langustină, rac/raci, crab, surimi, bețișoare de crab, cocktail de fructe de mare, anșoa proaspăt
melci, pulpe de broască, sushi, alge, ocean fish, batoane de crab, batoane surimi
`,
  hints: 'file, fileu',
}
