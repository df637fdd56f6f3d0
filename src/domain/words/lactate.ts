export const lactate = {
  words: `
lapte/laptele, lapte de vacă, lapte de capră, lapte de oaie, lapte de bivoliță, lapte integral, lapte degresat, lapte semidegresat, lapte uht, lapte fără lactoză, lapte bătut, lapte acru, lapte prins, lapte praf, lapte condensat, lapte covăsit, lapte cu cacao, lapte cu ciocolată, lapte cu căpșuni, lapte cu vanilie
lapte de soia, lapte de migdale, lapte de ovăz, lapte de orez, lapte de cocos, lapte de caju, lapte de alune, lapte vegetal, băutură de ovăz, băutură de soia, băutură de migdale, băutură de orez, băutură de cocos, băutură vegetală
ou/ouă/ouăle/oua/oul, ouă de țară, ouă de găină, ouă de prepeliță, ouă de rață, ouă bio, ouă de casă, albuș, gălbenuș, cofraj de ouă
iaurt, iaurt grecesc, iaurt de băut, iaurt cu fructe, iaurt natural, iaurt cu căpșuni, iaurt vegetal, iaurt proteic, skyr, kefir, chefir, sana, ayran, zer, zară, chișleag, quark, fruchtzwerge
smântână/smântâni/smintina, smântână de gătit, smântână lichidă, smântână dulce, smântână fermentată, smântână vegetală, smântână pentru frișcă, frișcă, frișcă lichidă, frișcă spray, frișcă vegetală, cremă vegetală, creme fraiche, mascarpone, caimac
unt/unturi, unt de masă, unt clarifiat, unt sărat, ghee, margarină, rama, delma, unirea, linco, tartine, president, lurpak
brânză/brânze/brânzeturi/brinza/brinzeturi, brânză de vaci, brânză de oaie, brânză de capră, brânză de burduf, brânză sărată, brânză proaspătă, brânză topită, brânză feta, brânză rasă, brânză albastră, brânză cu mucegai, brânză tartinabilă, brânză frământată, brânză dulce, brânză topită triunghiuri, brânzică, cremă de brânză
telemea, telemea de vacă, telemea de oaie, telemea de capră, feta, halloumi, caș/cașuri, caș dulce, caș afumat, urdă, ricotta, burrata, mozzarella, mozzarella rasă, cottage, cottage cheese, philadelphia, almette, tartinabil
cașcaval, cașcaval afumat, cașcaval ras, cașcaval felii, cașcaval rucăr, cașcaval dalia, cașcavea, cașcaval pané, șvaițer, schweizer, emmental, ementaler, gouda, edam, edamer, cheddar, parmezan, parmesan, parmigiano, grana padano, pecorino, maasdam, tilsit, camembert, brie, gorgonzola, roquefort, raclette, provolone, gruyere, babybel, hochland, vaca care râde, triunghiuri de brânză, năsal, penteleu
zuzu, napolact, covalact, ladorna, olympus iaurt, albalact, fulga, brenac, lactate brădet, brădet, danone, activia, actimel, danonino, danette, müller, milli, pilos, fruttis, zott, jogobella, oikos, five continents, alpro, inedit, joyday, therezia, delaco, raraul, nutriday, meggle, parmalat, lapte gras, lactat, budincă de lapte, desert lactat, iaurtel
tofu, tofu afumat, tempeh
`,
  hints: 'frico, olympus, mizo',
}
