/**
 * What every city is known by, written in the vocabulary of `shapes.js`, from behind to the front: the shape, its left
 * edge, its width and height, and how far above the ground it begins. A new city needs a line here, or has a plain town.
 *
 * @type {Record<string, string>}
 */
export const SKETCHES = {
  // north
  amsterdam: "steps -25 11 23; steps -13 12 27; steps 0 11 22; mill 9 18 34; water -25 50 4",
  groningen: "hall -1 24 13; block -10 11 16; block -8.5 8 10 16; hood -7 5 14 26; block -23 12 7",
  bruessel:
    "palace -26 52 17; roof -26 5 9 15; roof 21 5 9 15; spire -4 9 44; spike -7 3 8 20; spike 4 3 8 20",
  aachen: "block 8 15 17; spike 8 15 8 17; spire -23 9 36; block -13 19 14; cupola -13 19 15 14",
  coeln: "hall 3 24 20; spike 12 4 16 20; spire -20 11 46; spire -7 11 46; gable -10 5 15",
  coblenz:
    "rock -27 54 17; palace -18 30 11 17; donjon 8 8 16 17; block -22 9 6 16; water -27 54 5",
  muenster: "hall 1 24 17; block -10 12 22; spike -9 10 22 22; gable -23 13 15",
  halle:
    "spire -25 8 32; spire -15 8 32; hall -9 16 14; onion 5 8 31; onion 14 8 31; spire -4 7 41",
  magdeburg:
    "hall 0 26 19; block -22 10 27; block -7 10 27; spike -22 10 12 27; spike -7 10 12 27; gable -14 10 21",
  berlin:
    "temple -26 13 17; temple 13 13 17; temple -13 26 23; block -13 26 4 21; column -5 10 15 23",
  schwerin:
    "water -27 54 6; palace -21 42 14 2; cone -23 8 27 2; cone 14 9 29 2; dome -7 13 20 15; spike -12 4 16 12; spike 8 4 15 12",
  hannover: "hall 0 25 16; block -11 13 22; gable -11 13 9 20; spike -7 5 12 28; steps -25 13 18",
  goettingen: "hall -17 34 13; hood -19 10 35; hood 8 10 31; fountain -5 10 9",
  weimar: "palace -25 50 15; block -5 10 24; hood -4 8 14 23; spike -2 4 8 36",
  leipzig: "hall -26 52 17; steps -24 10 20; steps 14 10 20; hood -6 10 30; spike -3 4 9 29",
  dresden: "block -14 28 15; dome -13 26 28 15; hood -19 7 24; hood 12 7 24; water -24 48 4",
  cassel:
    "rock -26 52 12; arena -15 30 11 11; roof -9 18 17 22; column -3 6 12 36; fountain -6 12 9",
  fulda: "block -13 26 14; dome -10 20 22 14; onion -25 9 35; onion 16 9 35; gable -7 14 17",
  wuerzburg:
    "rock -27 54 15; palace -19 36 11 15; hat -22 8 22 14; hat 12 8 20 14; spire -5 7 22 15; bridge -27 54 7",
  bremen:
    "hall -2 28 17; steps 3 9 20; steps 14 9 20; spire -24 9 40; spire -13 9 40; column -2 6 18",
  hamburg:
    "hall -22 20 14; block -6 12 23; hood -5 10 15 22; spike -2 4 9 36; ship 4 24 25; water -24 52 4",
  luebeck: "cone -25 17 34; cone 8 17 34; steps -9 18 25; arch -4 8 10",
  frankfurt:
    "block 10 11 24; hood 11 9 15 24; spike 14 3 7 38; steps -26 12 21; steps -15 14 26; steps -2 12 21",
  // south
  mannheim:
    "block -11 22 14; block -8 16 17 13; cupola -9 18 13 29; palace -26 14 9; palace 12 14 9",
  carlsruhe: "palace -27 19 12; palace 8 19 12; palace -9 18 15; block -4 8 27; hood -4 8 13 26",
  freiburg: "hall 0 24 17; spike 17 3 14 9; block -9 10 19; spike -9 10 27 19; gable -21 12 13",
  stuttgart: "palace -20 40 18; cone -25 11 30; cone 14 11 30; arch -4 8 9",
  ulm: "hall 2 23 17; spike 18 4 17 13; block -10 13 22; spike -10 3 9 22; spike 0 3 9 22; spike -8 9 34 21; gable -20 11 11",
  sigmaringen:
    "rock -27 54 13; palace -16 30 12 13; spire 8 8 30 12; cone -22 9 22 12; hat -5 8 20 13",
  basel: "hall 4 22 16; spire -21 9 38; spire -6 9 35; gable -13 9 20; bridge -25 50 6",
  zuerich:
    "hall 2 22 15; hood -18 9 32; hood -5 9 32; gable -11 8 18; spire 18 6 34; water -24 50 4",
  innsbruck:
    "peak -27 24 34; peak -8 34 42; gable -18 15 18; block -6 17 19; gable 11 13 17; gold -4 13 16 9",
  pilsen: "hall 2 24 19; block -9 11 23; spike -9 11 26 23; gable -22 12 13; gable 17 10 13",
  budweis: "donjon -8 11 26; roof -7 9 11 25; arena 6 20 11; gable -23 13 16; fountain -11 10 9",
  salzburg:
    "rock -27 54 20; palace -14 28 11 20; donjon -18 8 16 19; hat 7 9 19 19; hood -23 6 19; hood -9 6 19; dome -18 10 20",
  linz: "hall 3 23 15; onion 4 8 33; onion 18 8 33; column -8 9 31; steps -24 13 18; water -24 50 4",
  nuernberg:
    "rock -27 54 12; palace -6 28 13 12; cone -20 11 32 11; hat 8 8 22 12; teeth -25 50 5 9; block -25 50 4 6",
  regensburg: "hall 2 16 17 5; spire -16 8 39 3; spire -5 8 39 3; bridge -28 56 11",
  ingolstadt:
    "block -11 22 17; roof -11 22 15 17; cone -16 6 26; cone 10 6 26; spire -4 6 34 8; arch -4 8 10; teeth -26 10 8; teeth 16 10 8",
  augsburg: "onion 15 9 40; gable -14 24 31; onion -19 8 33; onion 6 8 33",
  muenchen:
    "hall 4 22 18; block -19 10 28; cap -19.5 11 11 28; block -5 10 28; cap -5.5 11 11 28; gable -10 6 19",
  passau:
    "block -24 48 9; hall -20 40 15; hood -18 8 31; hood 10 8 31; dome -8 16 22 12; water -27 54 5",
  kempten: "block -12 24 16; dome -10 20 19 16; onion -23 9 34; onion 14 9 34; rose -4 8 8 5",
  lodz: "water -24 48 6; ship -18 36 37 2",
  // the ways to Rome
  loerrach: "rock -25 50 14; donjon -12 10 24 13; block 2 14 9 13; tree -24 8 12; tree 15 8 12",
  tuttlingen: "rock -25 50 13; hat -18 10 22 12; hat 9 10 22 12; block -9 18 7 12",
  stgallen: "hall -10 32 14; onion -22 9 36; onion -9 9 36; gable -14 6 20",
  freising: "rock -25 50 11; hall -2 22 14 11; spire -16 8 30 10; spire -6 8 30 10",
  hallstadt:
    "peak -26 30 36; peak -4 30 28; spire -5 7 27; gable 4 10 11; gable -16 10 11; water -26 52 5",
  luzern: "peak -26 28 24; cone -6 13 32; hall -27 54 8 3; water -27 54 5",
  chur: "peak -26 32 34; peak -2 28 27; hall 1 18 13; onion -8 9 30",
  andechs: "rock -25 50 13; hall -2 20 13 12; onion -11 9 30 12",
  ettal: "peak -26 22 22; block -13 26 13; dome -13 26 22 13; hood -20 7 23; hood 13 7 23",
  lienz: "peak -26 26 36; peak -6 32 30; palace -4 18 12; donjon -10 8 21",
  villach: "peak -4 30 24; hall -2 20 14; spire -12 9 38; bridge -25 50 6",
  mailand:
    "gable -22 44 29; spike -23 4 32; spike -14 4 37; spike -2 4 45; spike 10 4 37; spike 19 4 32; arch -4 8 11",
  como: "peak -26 24 22; hall -14 26 15; dome 2 15 21 12; gable -16 13 21; water -26 52 5",
  trient: "palace -16 36 14; donjon -22 14 28; roof 13 8 9 13",
  udine: "rock -25 50 16; palace -13 26 11 16; spire -20 6 26 13; column 12 5 15 14",
  verona: "arena -26 52 18; arena -26 14 25",
  venedig:
    "block -22 40 10; dome -10 11 13 10; dome 2 11 13 10; hat 14 8 42; water -26 52 4; ship -24 12 13 1",
  genua: "rock -20 40 7; donjon -7 14 22 7; donjon -5 10 18 26; cap -3 6 6 42; water -25 50 5",
  parma: "block -11 22 30; arch -4 8 11; spire 12 8 39; spike -11 3 6 30; spike 8 3 6 30",
  bologna: "leaning -13 8 27; tilted 6 9 45; hall -24 48 8",
  ravenna: "block -20 40 11; block -11 22 20; roof -12 24 8 20; hat 16 6 30",
  pisa: "dome -22 16 22 8; block -24 20 9; leaning 1 13 40",
  florenz: "hall -20 24 15; block -3 26 14; cupola -3 26 30 14; hat -24 8 38",
  ancona:
    "rock -24 48 8; block -9 18 24 6; arch -4 8 16 6; block -11 22 5 28; ship 12 15 17; water -25 50 5",
  siena: "palace -20 40 15; block 7 7 36; donjon 5.5 10 9 34; arch -5 8 8",
  grosseto: "block -25 50 8; teeth -25 50 5 7; block -8 10 22; gable 6 14 17; arch -3 6 7",
  perugia: "palace -22 30 20; teeth -22 30 4 20; fountain 6 18 18; gable 10 10 12",
  orvieto:
    "rock -26 52 11; gable -18 12 24 11; gable 6 12 24 11; gable -8 16 31 11; rose -4 8 8 18; arch -3 6 8 11",
  spoleto: "rock -28 12 24; rock 17 12 22; donjon 18 9 20 19; bridge -22 44 19",
  viterbo: "arena -4 28 20; gable -22 18 25; hat -25 7 30",
};
