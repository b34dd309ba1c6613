const quarter = 900;
const hour = 3600;

interface Bound {
  points: number;
  /** Seconds from the first use. */
  duration: number;
}

/**
 * The limits by name. A limit "FromNetwork" counts an IPv4 address, which a university may share, or an
 * IPv6 /64 and, with twice the points, the /48 that contains it. No limit counts all networks together:
 * a few networks could exhaust it and block all others.
 */
export const limitTable = {
  // Only wrong passwords count, because a correct login is given back.
  loginOfAccount: { points: 5, duration: quarter },
  loginOfKnownDevice: { points: 10, duration: quarter },
  passwordOfViewer: { points: 5, duration: quarter },
  registerFromNetwork: { points: 600, duration: hour },
  registerOfMailbox: { points: 3, duration: hour },
  resendOfMailbox: { points: 3, duration: hour },
  resetOfMailbox: { points: 3, duration: hour },
  mailFromNetwork: { points: 300, duration: hour },
  codeFromNetwork: { points: 1000, duration: quarter },
  refreshFromNetwork: { points: 1200, duration: 60 },
  emailOfViewer: { points: 3, duration: hour },
  emailToMailbox: { points: 3, duration: hour },
  favoritesOfViewer: { points: 60, duration: 60 },
  exportOfViewer: { points: 10, duration: hour },
  searchesFromNetwork: { points: 300, duration: hour },
  searchesOfMailbox: { points: 5, duration: hour },
  shareOfViewer: { points: 20, duration: hour },
  sharedFromNetwork: { points: 300, duration: 60 },
  opinionsFromNetwork: { points: 60, duration: hour },
  sameOpinion: { points: 1, duration: hour },
  offersFromNetwork: { points: 20, duration: hour },
  offersOfMailbox: { points: 3, duration: hour },
  changesOfOffer: { points: 20, duration: hour },
  photosOfOffer: { points: 30, duration: hour },
} as const satisfies Record<string, Bound>;

export type Limit = keyof typeof limitTable;
