/** Tobacco products, which no voucher pays for, even if a person gives them another category. */
export const tobacco =
  'țigară, tutun, iqos, heets, terea, kent, marlboro, winston, dunhill, camel, vape, neo, glo'

export const altele = {
  words: `
${tobacco}

scutec, pampers, huggies, libero, dada, lapte de început, lapte de creștere, lapte de continuare
formulă, formulă de lapte, aptamil, nan, humana, hipp, milupa, nutrilon, topfer, holle, bebivita, bledina, cerelac
gerber, biberon, suzetă, tetină, olăniță, bavețică, bavetă, cărucior, premergător, sudocrem, bepanthen
bübchen, mustela, johnson, pudră de talc, aleze, termometru, ser fiziologic, cremă de fund
cremă de iritații

mâncare de pești, mâncare de pui, hrană, recompense, nisip, așternut, litieră, lesă, zgardă, os de ros
deparazitare, antipurici, semințe pentru păsări, whiskas, felix, pedigree, friskies, darling, chappi, purina
kitekat, sheba, frolic, advantix, cesar, dreamies, dentastix, catsan, grăunțe, furaje, porumb pentru găini
tărâțe pentru găini, fân

medicament, paracetamol, nurofen, ibuprofen, aspirin, aspenter, antibiotic, algocalmin, parasinus, coldrex
theraflu, fervex, strepsils, faringosept, septolete, sirop de tuse, picături, olynth, bixtonim, vibrocil
smecta, furazolidon, nospa, triferment, colebil, dicarbocalm, rennie, omez, omeprazol, probiotic, enterol
linex, vitamină, magneziu, calciu, fier, zinc, ulei de pește, colagen, melatonină, supliment, proteină, whey
creatină, valeriană pastile, extraveral, voltaren, diclofenac, ketonal, unguent, fenistil, panthenol
tensiometru, glicemie, seringă, rețetă, farmacie, centrum, supradyn, berocca, cavit, hexoral, proctoglyvenol
panadol, antinevralgic, quarelin, piafen, debridat, imodium, zyrtec, claritine, aerius, comprimate
glucoză farmacie, spray nazal, gel antiinflamator, fastum gel, cremă de hemoroizi, mască chirurgicală
mască medicală, spray de nas

floare/flori, buchet, trandafir, lalea, garoafă, crizantemă, orhidee, zambilă, narcisă, ghiocel, mușcată
petunie, plantă, ghiveci de flori, ghivece, pământ, îngrășământ, semințe de flori, semințe de gazon
semințe de legume, semințe de roșii, semințe de castraveți, semințe de ardei, răsad, bulbi, brad, coroană
coroniță, lumânare, candelă, tămâie, mărțișor, mărțișoare, cadou/cadouri, fundă, panglică, felicitare
baloane, balon, artificii, confetti, decorațiuni, globuri, beteală, hârtie de împachetat, hârtie de ambalat

baterie, acumulator, bec, neon, lanternă, prelungitor, priză, ștecher, încărcător, cablu, usb, siguranță
scotch, lipici, adeziv, superglue, silicon, șurub, cui/cuie, diblu, ciocan, șurubelniță, clește, burghiu
vopsea, lavabilă, pensulă, trafalet, ipsos, ciment, glet, var, grund, diluant, chit, șmirghel, lacăt, balama
furtun, robinet, sfoară, ață, nasture, fermoar, chibrit, brichetă, butelie, cărbune, grătar, lemne
aprinzător, foițe, ace de cusut, ace de siguranță, pară de duș

farfurie, tacâm, furculiță, cuțit, polonic, spatulă, paletă, tigaie, oală, cratiță, ibric, ceainic
cană de cafea, cești, ceașcă, formă de chec, formă de tort, forme de brioșe, forme de muffin
hârtiuțe de brioșe, hârtii de brioșe, borcan gol, celofan, damigeană, butoi, termos, filtru de cafea
filtre de cafea, filtru de apă, filtre de apă, brita, storcător, deschizător de conserve, desfăcător
tirbușon, răzătoare, curățător de legume, tocător, strecurătoare, sită, tel, mixer, blender, fierbător
cafetieră, espressor, prăjitor, aspirator, cântar, pai, bețe de frigărui, scobitoare, scobitori
față de masă, fețe de masă, șervet, halat, lenjerie, cearșaf, pernă, fețe de pernă, pilotă, pătură, plapumă
saltea
perdea, draperie, covor, umeraș, cuier, oglindă, ramă foto, tablou, vază, ceas, umbrelă, scaun, raft, sacoșă
geantă, rucsac, ghiozdan, penar, portofel, pahar de vin, pahar de carton, pahar de plastic, pahar de bere
pahar de șampanie, pahar de apă
pahar de țuică, pahar de suc, cană de ceai, linguri de supă, linguri de salată, tavă de tort, tavă de pizza
prosop/prosoape, râșniță, solniță, piperniță, covoraș de baie, uscător de păr, sac de dormit

caiet, pix, creion, creioane, carioca, acuarele, plastilină, radieră, gumă de șters, ascuțitoare, riglă
stilou, cerneală, marker, agendă, dosar, folii de dosar, coli, cartuș, toner, timbru, carte/cărți, revistă
ziar, rebus, capse, capsator, agrafe, abțibild, rechizite, jucărie, puzzle, lego, păpușă, minge, mașinuță
bicicletă, trotinetă, hârtie a4, hârtie de scris, hârtie xerox, hârtie creponată, hârtie glasată
carton colorat, bloc de desen, foarfecă/foarfece/foarfeci, echer, tempera, etichetă, bețișoare de numărat
sac de sport

haine, tricou, cămașă, pantaloni, blugi, rochie, fustă, pulover, hanorac, geacă, palton, pijama, șosetă
ciorapi, dres, chiloți, boxeri, sutien, maiou, slip, papuc, pantofi, adidași, cizme, ghete, sandale, șlapi
șireturi, branțuri, mănuși, fular, căciulă, pălărie, șapcă, curea, ochelari, inel, brățară, cercei
costum de baie

ulei de motor, ulei 2 timpi, ulei 4 timpi, ulei 5w30, ulei 5w40, ulei 0w30, ulei 5w20, ulei 10w30
ulei 10w40, ulei 15w40, ulei auto
ulei de drujbă, ulei de lanț, ulei de transmisie, ulei hidraulic, ulei de mașină, ulei de cutie, ulei de lemn
ulei de motocoasă, ulei de motocositoare, ulei de compresor, lichid de frână, antigel
adblue, ștergătoare, benzină, motorină, combustibil
rovinietă, apă distilată, anvelope, cauciucuri, lichid de parbriz, soluție parbriz

cartelă, abonament, bilet, loz, factură, chirie, bani, coafor, curățătorie, chei, telefon, husă, căști, boxă
telecomandă, laptop, tastatură, imprimantă, memorie

bandă, trusă, guașă, patine, carafă, coasă, capăt/capete
`,
  hints:
    'copil, baby, bebeluș, animal, plastic, decor, cutie, plic/plicuri, pahar, coș, borcane, plasă, masă, suport, mașină, lingură/linguri, linguriță, bol, platou, castron, caserolă, capac, pastilă, tabletă, plus, joc, card, cană, tavă, formă, filtru',
}
