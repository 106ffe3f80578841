/** Lists of three dealers as they keep them in spreadsheets, saved as CSV. All machines and firms are made up. */

const saved = (...lines: string[]) => lines.join('\r\n')

/** Sections instead of a column of categories, words in the place of prices, hours with points. */
export const yardList = saved(
  'Bestandsliste Hof;;;;;;;;',
  'Stand 20.11.2026;;;;;;;;',
  ';;;;;;;;',
  'Geräte-Nr.;Fabrikat;Typ;Bj.;Std.;Tragkraft;Hubhöhe;Netto-VK;Bemerkung',
  'Dieselstapler;;;;;;;;',
  'P-101;Linde;H 30 D;2017;7.450;3,0 t;4.620;16.900,-;',
  'P-102;Still;RX 70-30;2015;9.812;3,0 t;5.080;VB 13.500;Kette neu',
  'Treibgas (2 Stück);;;;;;;;',
  'P-110;Jungheinrich;TFG 425 s;2018;5.230;2,5 t;4.700;verkauft;',
  'P-111;Clark;C25 L;2009;11.040;2,5 t;4.500;Bastler;Motor defekt',
  'Elektro 3-Rad:;;;;;;;;',
  'P-120;Still;RX 20-18;2019;3.310;1,8 t;4.200;14.250,-;',
  'P-121;Linde;E16;2020;2.905;1,6 t;4.625;neu eingetroffen;',
  '*** Schubmaster ***;;;;;;;;',
  'P-130;Jungheinrich;ETV 214;2016;6.120;1,4 t;8.420;9.800,- VB;',
)
export const yardMachines = 7

/** No number that names a machine, the model in the title, categories and states in the dealer's own words. */
export const officeList = saved(
  'Pos.;Bezeichnung;Hersteller;Gruppe;Baujahr;Betr.-Std.;Antrieb;Zustand;Status;Preis EUR;Standort',
  '1;Linde H25D-02 Triplex;Linde;Frontstapler;2016;4.820;Diesel;gut;frei;18.900,00;Celle',
  '2;Still RX 60-25, Batterie neu;Still;E-Stapler;2018;6.031;E;gebraucht;verkauft 12.10.;16.500,00;Celle',
  '3;Jungheinrich ETV 216 Schubmaststapler;Jungheinrich;Schubmaster;2017;3.944;E;überholt;reserviert Fa. Sommer;14.900,00;Celle',
  '4;Toyota 8FGF25 Bj. 2014;Toyota;Frontstapler;2014;8.120;LPG;Bastler;in Aufbereitung;4.900,00;Uelzen',
  '5;Hyster J1.6XN;Hyster;E-Dreirad;2019;2.210;E;gut;Neu eingetroffen;a. A.;Uelzen',
)
export const officeMachines = 5

/** As an English program writes it: points for decimals, maker and model in one column. */
export const englishList = saved(
  'Int.-Nr.,Marke / Modell,Kategorie,Baujahr,Stunden,Tragkraft (t),Hubhöhe (mm),Antrieb,Preis (€),Standort',
  '1001,Linde H25D-02,Frontstapler,2016,"7,450 h",2.5,4500,Diesel,"12,900.00",Celle',
  '1002,Still RX 20-16,Elektrostapler,2018,"3,120 h",1.6,4200,Elektro,"9,800.00",Celle',
  '1003,Toyota 8FGF25,Frontstapler,2014,"8,120 h",2.5,4500,LPG,"7,450.50",Celle',
  '1004,Mitsubishi FB18,Elektrostapler,2020,"1,015 h",1.8,4700,Elektro,"15,900.00",Celle',
)
export const englishMachines = 4
