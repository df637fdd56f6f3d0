export const lactate = {
  words: `
lapte/laptele, lăptic

băutură de ovăz, băutură de soia, băutură de migdale, băutură de orez, băutură de cocos, băutură vegetală

ou/ouă/ouăle/oua/oul, albuș, gălbenuș

iaurt, skyr, kefir, chefir, sana, ayran, zer, zară, chișleag, quark, fruchtzwerge, desert cu iaurt, lassi

smântână/smântâni/smintina, frișcă, cremă vegetală, creme fraiche, mascarpone, caimac

unt/unturi, ghee, margarină, rama, delma, unirea, linco, tartine, president, lurpak

brânză/brânze/brânzeturi/brinza/brinzeturi, brânzică

telemea, feta, halloumi, caș/cașuri, urdă, ricotta, burrata, mozzarella, cottage, philadelphia, almette
tartinabil, stracciatella, labneh

cașcaval, cașcavea, șvaițer, schweizer, emmental, ementaler, gouda, edam, edamer, cheddar, parmezan
parmesan, parmigiano, grana padano, pecorino, maasdam, tilsit, camembert, brie, gorgonzola, roquefort
raclette, provolone, gruyere, babybel, hochland, vaca care râde, năsal, penteleu

zuzu, napolact, covalact, ladorna, albalact, fulga, brenac, brădet, danone, milbona, campina
activia, actimel, danonino
danette, müller, milli, pilos, fruttis, zott, jogobella, oikos, five continents, alpro, inedit, joyday
therezia, delaco, raraul, nutriday, meggle, parmalat, lactat, budincă de lapte, desert lactat, bluefino
iofi, desert danette

tofu, tempeh, seitan

groștior, jintiță, jintuială, oauă/ouo, lapte prins
`,
  hints: 'frico, olympus, mizo',
}
