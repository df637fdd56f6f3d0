export const curatenie = {
  words: `
detergent, pastile de vase, tablete de vase, mașina de spălat, sare de vase, sare dedurizare, gel de vase
agent de clătire, săpun de casă, săpun de vase, șampon de covoare, înălbitor, perle parfumate, apret
șervețele captatoare de culoare, șervețele anti transfer culoare, captator de culoare, anticalcar
detartrant, decalcifiant, degresant, decapant, dezinfectant, w5, domol, formil, tandil, viakal, sanitar
pardoseli, clor, hipoclorit, sodă caustică, desfundător
desfundat țevi, cremă de curățat, praf de frecat, acid citric curățenie, amoniac, oțet de curățenie
bicarbonat de curățenie, antimucegai, curățitor, curățenie, impermeabilizant, cremă de ghete
cremă de pantofi, wc, odorizant, bețișoare parfumate, decolorant pete, balsam haine, mașina vase
sare mașina, apă de călcat, servețele de culori, șervețele anti decolorare, oțet alb curățenie, lustru
luciu, spirt tehnic, terebentină, spălat vase, spălat geamuri, lichid de vase, lichid de clătire
soluție de clătire, soluție de geamuri, soluție de mobilă, spray de mobilă, spray de geamuri
soluție de parchet, soluție aragaz, soluție de baie, soluție de curățat, spray de curățat, spray de baie
spray cameră, soluție universală, praf de curățat

insecticid, pastile țânțari, gândaci, furnici, spray muște, bandă de muște, molii, antimolii, naftalină
capcană, otravă șoareci, otravă de șobolani, spray de țânțari, aparat țânțari

burete, sârmă, lavetă, cârpă, prosop de hârtie, prosop de bucătărie, hârtie de bucătărie, hârtie absorbantă
șervețele de bucătărie, role de hârtie, role prosop, mop, găleată, mătură, făraș, teu, mănuși de menaj
mănuși de bucătărie, mănuși de unică folosință, mănuși latex, mănuși nitril, racletă, pămătuf praf
cleste de rufe, sfoară de rufe, lighean, gunoi, saci de aspirator, folie, hârtie de copt, hârtie cerată
pergament, staniol, tăviță de aluminiu, absorbant umiditate, rolă scame, mănuși cauciuc, foi de copt
perie/perii, lopățică, rolă de bucătărie, săculeți menajeri, pungi cu fermoar, pungi de gheață
pungi sandviș, pungi pentru congelat, pungi de legume, pungi de pâine, prosop zewa

ariel, persil, dero, bonux, tide, ace, vanish, lenor, coccolino, silan, perwoll, woolite, savex, semana
sano, fairy, axion, finish, somat, calgon, calgonit, jar, cif, ajax, mr proper, mr. muscle, mister proper
domestos, duck, bref, harpic, cillit, clin, windex, pronto, sidolux, nufar, asevi, sanytol, dettol, igienol
triumf, clorom, tix, bozo, airwick, air wick, glade, febreze, brise, raid, autan, aroxol, baygon, misavan
vileda, spontex, scotch brite, swiffer, zewa prosoape, rom detergent, denkmit, dr beckmann, k2r
chante clair, sanitol, mayeri, frosch, ambipur, fino, paclan

leșie, sodă de rufe
`,
  hints:
    'soluție, spray, curățat, curățare, spălat, pur, rex, vase, geam, pardoseală, mobilă, parchet, aragaz, calcar, pete, rufe, toaletă, menaj, menajer, baie, bucătărie, microfibră, țânțar, insecte, lichid, pungă, săculeț, sac',
}
