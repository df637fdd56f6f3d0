export const peste = {
  words: `
pește/pești/peștele, pește proaspăt, pește afumat, file de pește, fileu de pește, pește întreg, pastă de pește, saramură de pește, pește oceanic, pește prăjit
somon, somon afumat, somon fume, file de somon, păstrăv, păstrăv afumat, crap, caras, somn, șalău, știucă, biban, avat, plătică, novac, cod, cod negru, macrou, macrou afumat, scrumbie, hering, hering afumat, hamsie, stavrid, merluciu, merlucius, doradă, lup de mare, biban de mare, halibut, pangasius, tilapia, calcan, zărgan, zărgan afumat, eglefin, pollock, hoki, cambulă, anghilă, țipar, sturion, nisetru, morun, cegă, lufar, chefal, rechin, pește spadă, clean, mreană, lin, ton proaspăt, file de ton, steak de ton, ton steak, ton crud, sardină proaspătă, șprot proaspăt, sebaste, limbă de mare, batog, rozătoare, obleți, oblete, rulouri de hering, rollmops, hering marinat, salată de hering
icre, icre de crap, icre de știucă, icre de somon, icre de hering, icre cu ceapă, salată de icre, caviar, tarama, salată de somon, salată de creveți
fructe de mare, crevetă, crevete, creveți, creveți jumbo, calamar, calamari, inele de calamar, caracatiță, sepie, midie, scoică, scoici, stridie, homar, languste, langustină, rac/raci, crab, crabi, surimi, bețișoare de crab, batoane de crab, batoane surimi, cocktail de fructe de mare, anșoa proaspăt, melci, pulpe de broască, sushi, alge, alge nori, cod afumat, negro 2000 icre, ocean fish
`,
  hints: 'file, fileu',
}
