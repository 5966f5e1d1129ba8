// Wat een oorzaak die geen kaart is betekent, in het Nederlands.

export const whence: Record<string, string> = {
  die: '*De dobbelsteen*: de ketel die het verst kwam zonder te ontploffen, werpt.',
  space: '*Het scoreveld* ligt vlak na het laatste fiche in de ketel. De robijn ervan neem je in stap C, de punten in stap D.',
  bowl: '*De schaal*: de helft van de getallen erin, naar beneden afgerond, boven op de lepel.',
  tube: '*Het reageerbuisje* betaalt meteen waar de druppel aankomt.',
  shop: '*De boeken*: gekocht met de munten van het scoreveld.',
  rubies: '*Robijnen*: twee voor een stap van de druppel of een volle fles; helemaal aan het eind zijn twee een punt.',
  coins: '*Munten*: in de laatste ronde zijn vijf een punt.',
  pennies: '*Penningen* die je hield: elk twee punten.',
  round: '*De ronde* zelf: een nieuw boek, een wit fiche erbij, of de ratten.',
  brewing: '*Brouwen*: uit de eigen buidel getrokken.',
}
