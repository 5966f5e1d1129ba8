// What a cause that is no card means, in English.

export const whence: Record<string, string> = {
  die: '*The die*: the pot that got farthest without bursting rolls it.',
  space: '*The scoring space* is the one right after the last chip in the pot. Its ruby is taken in step C, its points in step D.',
  bowl: '*The bowl*: half of the numbers in it, rounded down, on top of the spoon.',
  tube: '*The test tube* pays at once where its droplet arrives.',
  shop: '*The books*: bought with the coins of the scoring space.',
  rubies: '*Rubies*: two for a droplet step or a full flask; at the very end two make a point.',
  coins: '*Coins*: in the last round five make a point.',
  pennies: '*Pennies* that were kept: two points each.',
  round: '*The round* itself: a new book, a white chip more, or the rats.',
  brewing: '*Brewing*: drawn from the own bag.',
}
