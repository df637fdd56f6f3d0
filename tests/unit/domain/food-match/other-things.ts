/** Items that are no food, though some sound like one. Written before the rule. */
export const nonFoods = `
  pastă de dinți, paste de dinti, ulei de motor, ulei 5W30, sare de baie, sare de vase, sare pentru mașina de spălat vase
  șampon cu miere, șampon, lapte demachiant, lapte de corp, lapte de plajă, cremă de mâini cu măsline, detergent cu lămâie
  detergent, detergent de vase cu lămâie, hârtie de copt, hârtie igienică, mâncare de pisici cu somon, mâncare de pisici
  mâncare de câini, hrană câini vită, boabe pentru câini, boabe pisici, semințe de gazon, semințe de flori, semințe de roșii
  semințe pentru păsări, săpun cu lapte, săpun, săpun de casă, oțet de curățat, oțet de curățenie, unt de corp, unt de shea
  nuci de săpun, apă de gură, apă de toaletă, apă distilată, apă oxigenată, apă micelară, apă de parfum, apă de călcat
  ulei de masaj, ulei de plajă, ulei de corp, ulei de ricin, ulei de păr cu argan, ulei de păr, balsam de rufe
  gel de duș cu cocos, gel de duș, deodorant, periuță de dinți, ață dentară, scutece, șervețele umede, prosoape de hârtie
  saci de gunoi, burete de vase, folie alimentară, folie de aluminiu, pungi pentru congelat, becuri, baterii, chibrituri
  lumânări, lumânare cu vanilie, lumânări de Paște, vopsea de ouă, ouă de plastic, cuier, flori, pământ de flori, nisip pisici
  farfurii, pahare, pahare de vin, pahare de bere, cană de lapte, cană de ceai, cafetieră, filtre de cafea, râșniță de piper
  tigaie pentru clătite, formă de chec, tocător de pâine, cutie de pâine, coș de pâine, cuțit de pâine, coș de fructe
  cutie pentru ouă, storcător de lămâi, curățător de cartofi, desfăcător de vin, dop de vin, deschizător de bere
  paracetamol, vitamina C, ulei de pește, sirop de tuse, ceai de slăbit pastile, magneziu, plasturi, termometru
  jucării, ou de jucărie, puzzle, caiet, pix, creioane, șosete, ciorapi, tricou, ghete, carte de bucate, ziar
  soluție de geamuri, spray de muște, anticalcar, clor, dezinfectant cu lămâie, odorizant cu vanilie, odorizant cu măr
  bilet tren, factură curent, bani, coafor, farmacie, cod PIN, cartelă telefon, cablu usb, prelungitor
  fixativ, ruj, ojă, cremă de față cu castraveți, mască de păr cu avocado, balsam de buze cu miere, cremă de zi
  bicarbonat de curățenie, acid citric curățenie, spirt, vată, bețișoare de urechi, aparat de ras, lame de ras
  grăunțe pentru găini, tărâțe pentru găini, porumb pentru găini, fân, cireș de plantat, răsaduri de roșii
  lemn de măr, cărbune, scobitori, bețe de frigărui, șervețele, detergent de rufe, pampers, lapte praf de început
`

/** Foods that the guide lacks; many begin like one of its foods. */
export const otherFoods = `
  lapte de cocos, lapte de migdale, lapte de capră, lapte cu cacao, lapte de pasăre
  ceai de fructe, sos de roșii, brânză de capră, ulei de palmier
  ulei de trufe, ulei de avocado, făină de migdale, făină de ovăz, făină de cocos, făină de orez, făină fără gluten, gem de prune
  gem de caise, dulceață de vișine, ciorbă de perișoare, pizza cu ciuperci, supă de pui
  cartofi prăjiți, piure de cartofi, salată de boeuf
  salată de fructe, salată orientală, unt de cacao, unt de migdale, unt de caju
  ciocolată caldă, ouă de ciocolată, ouă kinder, suc de struguri
  suc, apă tonică, apă cu arome, vin spumant, piper alb, sos de usturoi, sos de ciuperci, maioneză fără ou vegană
  napolitane cu alune, prăjitură cu mere, plăcintă cu mere, plăcintă cu brânză, ștrudel cu mere, tort de ciocolată, chec cu cacao
  iaurt de soia, iaurt de cocos, pateu vegetal, pate de ton, salată de ton, pui la rotisor cu cartofi
  ardei copți, ardei umpluți, sirop de arțar, covrigi cu susan
  banane uscate, chipsuri de banane, pâine cu semințe, orez cu lapte, griș cu lapte, budincă de ciocolată
  cremă de alune, pudră de usturoi, roșii uscate, cereale cu ciocolată, batoane de cereale
  nuggets de pui, crispy de pui, șnițel de pui, cuburi de supă de pui, ficat de vită, pipote
  pește, pește congelat, salată de crudități, mix de legume, legume mexicane, foi de viță
  paste de susan, pastă de ardei, pastă de curry, unt vegetal cu ierburi, capsule de cafea, lapte de bou
  vinete în oțet, salam de biscuiți, ulei de nucă de cocos pentru păr, sare de lămâie, sifon, energizant, tequila, vodcă
`
