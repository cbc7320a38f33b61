/**
 * Slovenian post codes, each with the name of its post office, as `1000Ljubljana|1210…`.
 *
 * Origin: GeoNames (https://www.geonames.org), postal codes of Slovenia, licensed under CC BY 4.0
 * (https://creativecommons.org/licenses/by/4.0/); post-office boxes and deliveries of the same office are joined.
 */
export const slovenianPostCodes =
  '1000Ljubljana|1210Ljubljana Šentvid|1211Ljubljana-Šmartno|1215Medvode|1216Smlednik|1217Vodice|1218Komenda|' +
  '1219Laze v Tuhinju|1221Motnik|1222Trojane|1223Blagovica|1225Lukovica|1230Domžale|1231Ljubljana Črnuče|1233Dob|' +
  '1234Mengeš|1235Radomlje|1236Trzin|1241Kamnik|1242Stahovica|1251Moravče|1252Vače|1260Ljubljana Polje|' +
  '1261Ljubljana-Dobrunje|1262Dol pri Ljubljani|1270Litija|1272Polšnik|1273Dole pri Litiji|1274Gabrovka|' +
  '1275Šmartno pri Litiji|1276Primskovo|1281Kresnice|1282Sava|1290Grosuplje|1291Škofljica|1292Ig|1293Šmarje-Sap|' +
  '1294Višnja Gora|1295Ivančna Gorica|1296Šentvid pri Stični|1301Krka|1303Zagradec|1310Ribnica|1311Turjak|' +
  '1312Videm-Dobrepolje|1313Struge|1314Rob|1315Velike Lašče|1316Ortnek|1317Sodražica|1318Loški Potok|1319Draga|' +
  '1330Kočevje|1331Dolenja vas|1332Stara Cerkev|1336Vas|1337Osilnica|1338Kočevska Reka|1351Brezovica pri Ljubljani|' +
  '1352Preserje|1353Borovnica|1354Horjul|1355Polhov Gradec|1356Dobrova|1357Notranje Gorice|1358Log pri Brezovici|' +
  '1360Vrhnika|1370Logatec|1371Logatec|1372Hotedršica|1373Rovte|1380Cerknica|1381Rakek|1382Begunje pri Cerknici|' +
  '1384Grahovo|1385Nova vas|1386Stari trg pri Ložu|1410Zagorje ob Savi|1411Izlake|1412Kisovec|1413Čemšenik|' +
  '1414Podkum|1420Trbovlje|1423Dobovec|1430Hrastnik|1431Dol pri Hrastniku|1432Zidani Most|1433Radeče|' +
  '1434Loka pri Zidanem Mostu|1500Ljubljana|1501Ljubljana|1502Ljubljana|1503Ljubljana|1504Ljubljana|1505Ljubljana|' +
  '1506Ljubljana|1507Ljubljana|1508Ljubljana|1509Ljubljana|1510Ljubljana|1511Ljubljana|1512Ljubljana|1513Ljubljana|' +
  '1514Ljubljana|1516Ljubljana|1517Ljubljana|1518Ljubljana|1519Ljubljana|1520Ljubljana|1521Ljubljana|1522Ljubljana|' +
  '1523Ljubljana|1524Ljubljana|1525Ljubljana|1526Ljubljana|1527Ljubljana|1528Ljubljana|1529Ljubljana|1532Ljubljana|' +
  '1533Ljubljana|1534Ljubljana|1535Ljubljana|1536Ljubljana|1537Ljubljana|1538Ljubljana|1540Ljubljana|1542Ljubljana|' +
  '1543Ljubljana|1544Ljubljana|1545Ljubljana|1546Ljubljana|1547Ljubljana|1550Ljubljana|1600Ljubljana|2000Maribor|' +
  '2201Zgornja Kungota|2204Miklavž na Dravskem polju|2205Starše|2206Marjeta na Dravskem polju|2208Pohorje|' +
  '2211Pesnica pri Mariboru|2212Šentilj v Slovenskih goricah|2213Zgornja Velka|2214Sladki Vrh|2215Ceršak|' +
  '2221Jarenina|2222Jakobski Dol|2223Jurovski Dol|2229Malečnik|2230Lenart v Slovenskih goricah|2231Pernica|' +
  '2232Voličina|2233Sv. Ana v Slovenskih goricah|2234Benedikt|2235Sv. Trojica v Slovenskih goricah|2236Cerkvenjak|' +
  '2241Spodnji Duplek|2242Zgornja Korena|2250Ptuj|2252Dornava|2253Destrnik|2254Trnovska vas|2255Vitomarci|' +
  '2256Juršinci|2257Polenšak|2258Sveti Tomaž|2259Ivanjkovci|2270Ormož|2272Gorišnica|2273Podgorci|' +
  '2274Velika Nedelja|2275Miklavž pri Ormožu|2276Kog|2277Središče ob Dravi|2281Markovci|2282Cirkulane|2283Zavrč|' +
  '2284Videm pri Ptuju|2285Zgornji Leskovec|2286Podlehnik|2287Žetale|2288Hajdina|2289Stoperce|' +
  '2310Slovenska Bistrica|2311Hoče|2312Orehova vas|2313Fram|2314Zgornja Polskava|2315Šmartno na Pohorju|' +
  '2316Zgornja Ložnica|2317Oplotnica|2318Laporje|2319Poljčane|2321Makole|2322Majšperk|2323Ptujska Gora|' +
  '2324Lovrenc na Dravskem polju|2325Kidričevo|2326Cirkovce|2327Rače|2331Pragersko|2341Limbuš|2342Ruše|2343Fala|' +
  '2344Lovrenc na Pohorju|2345Bistrica ob Dravi|2351Kamnica|2352Selnica ob Dravi|2353Sv. Duh na Ostrem Vrhu|' +
  '2354Bresternica|2360Radlje ob Dravi|2361Ožbalt|2362Kapla|2363Podvelka|2364Ribnica na Pohorju|2365Vuhred|' +
  '2366Muta|2367Vuzenica|2370Dravograd|2371Trbonje|2372Libeliče|2373Šentjanž pri Dravogradu|2380Slovenj Gradec|' +
  '2381Podgorje pri Slovenj Gradcu|2382Mislinja|2383Šmartno pri Slovenj Gradcu|2390Ravne na Koroškem|2391Prevalje|' +
  '2392Mežica|2393Črna na Koroškem|2394Kotlje|2500Maribor|2501Maribor|2502Maribor|2503Maribor|2504Maribor|' +
  '2505Maribor|2506Maribor|2507Maribor|2509Maribor|2600Maribor|2603Maribor|2609Maribor|2610Maribor|3000Celje|' +
  '3201Šmartno v Rožni dolini|3202Ljubečna|3203Nova Cerkev|3204Dobrna|3205Vitanje|3206Stranice|' +
  '3210Slovenske Konjice|3211Škofja vas|3212Vojnik|3213Frankolovo|3214Zreče|3215Loče|3220Štore|3221Teharje|' +
  '3222Dramlje|3223Loka pri Žusmu|3224Dobje pri Planini|3225Planina pri Sevnici|3230Šentjur|3231Grobelno|' +
  '3232Ponikva|3233Kalobje|3240Šmarje pri Jelšah|3241Podplat|3250Rogaška Slatina|3252Rogatec|' +
  '3253Pristava pri Mestinju|3254Podčetrtek|3255Buče|3256Bistrica ob Sotli|3257Podsreda|3260Kozje|3261Lesično|' +
  '3262Prevorje|3263Gorica pri Slivnici|3264Sveti Štefan|3270Laško|3271Šentrupert|3272Rimske Toplice|' +
  '3273Jurklošter|3301Petrovče|3302Griže|3303Gomilsko|3304Tabor|3305Vransko|3310Žalec|' +
  '3311Šempeter v Savinjski dolini|3312Prebold|3313Polzela|3314Braslovče|3320Velenje|3325Šoštanj|3326Topolšica|' +
  '3327Šmartno ob Paki|3330Mozirje|3331Nazarje|3332Rečica ob Savinji|3333Ljubno ob Savinji|3334Luče|3335Solčava|' +
  '3341Šmartno ob Dreti|3342Gornji Grad|3502Celje|3503Velenje|3504Velenje|3505Celje|3600Celje|4000Kranj|' +
  '4201Zgornja Besnica|4202Naklo|4203Duplje|4204Golnik|4205Preddvor|4206Zgornje Jezersko|4207Cerklje na Gorenjskem|' +
  '4208Šenčur|4209Žabnica|4210Brnik aerodrom|4211Mavčiče|4212Visoko|4220Škofja Loka|4223Poljane nad Škofjo Loko|' +
  '4224Gorenja vas|4225Sovodenj|4226Žiri|4227Selca|4228Železniki|4229Sorica|4240Radovljica|4243Brezje|4244Podnart|' +
  '4245Kropa|4246Kamna Gorica|4247Zgornje Gorje|4248Lesce|4260Bled|4263Bohinjska Bela|4264Bohinjska Bistrica|' +
  '4265Bohinjsko jezero|4267Srednja vas v Bohinju|4270Jesenice|4273Blejska Dobrava|4274Žirovnica|' +
  '4275Begunje na Gorenjskem|4276Hrušica|4280Kranjska Gora|4281Mojstrana|4282Gozd Martuljek|4283Rateče-Planica|' +
  '4290Tržič|4294Križe|4501Naklo|4502Kranj|4600Kranj|5000Nova Gorica|5210Deskle|5211Kojsko|5212Dobrovo v Brdih|' +
  '5213Kanal|5214Kal nad Kanalom|5215Ročinj|5216Most na Soči|5220Tolmin|5222Kobarid|5223Breginj|5224Srpenica|' +
  '5230Bovec|5231Log pod Mangartom|5232Soča|5242Grahovo ob Bači|5243Podbrdo|5250Solkan|5251Grgar|' +
  '5252Trnovo pri Gorici|5253Čepovan|5261Šempas|5262Črniče|5263Dobravlje|5270Ajdovščina|5271Vipava|5272Podnanos|' +
  '5273Col|5274Črni Vrh nad Idrijo|5275Godovič|5280Idrija|5281Spodnja Idrija|5282Cerkno|5283Slap ob Idrijci|' +
  '5290Šempeter pri Gorici|5291Miren|5292Renče|5293Volčja Draga|5294Dornberk|5295Branik|5296Kostanjevica na Krasu|' +
  '5297Prvačina|5600Nova Gorica|6000Koper/Capodistria|6210Sežana|6215Divača|6216Podgorje|6217Vremski Britof|' +
  '6219Lokev|6221Dutovlje|6222Štanjel|6223Komen|6224Senožeče|6225Hruševje|6230Postojna|6232Planina|6240Kozina|' +
  '6242Materija|6243Obrov|6244Podgrad|6250Ilirska Bistrica|6251Ilirska Bistrica-Trnovo|6253Knežak|6254Jelšane|' +
  '6255Prem|6256Košana|6257Pivka|6258Prestranek|6271Dekani|6272Gračišče|6273Marezige|6274Šmarje|6275Črni Kal|' +
  '6276Pobegi|6280Ankaran/Ancarano|6281Škofije|6310Izola/Isola|6320Portorož/Portorose|' +
  '6323Strunjan/Strugnano (sezonska pošta)|6330Piran/Pirano|6333Sečovlje/Sicciole|6501Koper|6502Koper|6503Koper|' +
  '6504Koper|6505Koper|6600Koper|8000Novo mesto|8210Trebnje|8211Dobrnič|8212Velika Loka|8213Veliki Gaber|' +
  '8216Mirna Peč|8220Šmarješke Toplice|8222Otočec|8230Mokronog|8231Trebelno|8232Šentrupert|8233Mirna|8250Brežice|' +
  '8251Čatež ob Savi|8253Artiče|8254Globoko|8255Pišece|8256Sromlje|8257Dobova|8258Kapele|8259Bizeljsko|' +
  '8261Jesenice na Dolenjskem|8262Krška vas|8263Cerklje ob Krki|8270Krško|8272Zdole|8273Leskovec pri Krškem|' +
  '8274Raka|8275Škocjan|8276Bučka|8280Brestanica|8281Senovo|8282Koprivnica|8283Blanca|8290Sevnica|8292Zabukovje|' +
  '8293Studenec|8294Boštanj|8295Tržišče|8296Krmelj|8297Šentjanž|8310Šentjernej|8311Kostanjevica na Krki|' +
  '8312Podbočje|8321Brusnice|8322Stopiče|8323Uršna sela|8330Metlika|8331Suhor|8332Gradac|8333Semič|8340Črnomelj|' +
  '8341Adlešiči|8342Stari trg ob Kolpi|8343Dragatuš|8344Vinica|8350Dolenjske Toplice|8351Straža|8360Žužemberk|' +
  '8361Dvor|8362Hinje|8501Novo mesto|8600Novo mesto|9000Murska Sobota|9201Puconci|9202Mačkovci|9203Petrovci|' +
  '9204Šalovci|9205Hodoš/Hodos|9206Križevci|9207Prosenjakovci/Partosfalva|9208Fokovci|9220Lendava/Lendva|' +
  '9221Martjanci|9222Bogojina|9223Dobrovnik/Dobronak|9224Turnišče|9225Velika Polana|9226Moravske Toplice|' +
  '9227Kobilje|9231Beltinci|9232Črenšovci|9233Odranci|9240Ljutomer|9241Veržej|9242Križevci pri Ljutomeru|' +
  '9243Mala Nedelja|9244Sv. Jurij ob Ščavnici|9245Spodnji Ivanjci|9250Gornja Radgona|9251Tišina|9252Radenci|' +
  '9253Apače|9261Cankova|9262Rogašovci|9263Kuzma|9264Grad|9265Bodonci|9501Murska Sobota|9502Radenci|' +
  '9600Murska Sobota';
