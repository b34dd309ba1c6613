const quarter = 900;
const hour = 3600;

interface Bound {
  points: number;
  /** Seconds from the first time on. */
  duration: number;
}

/**
 * How often something may be done. Limits "FromNetwork" count an IPv4 address, behind which there may
 * be a whole university, or an IPv6 /64; and with twice the points the /48 around it. None counts all
 * networks together: a few could use it up, and keep all others out.
 */
export const limitTable = {
  // Wrong passwords only: right ones are given back.
  loginOfAccount: { points: 5, duration: quarter },
  loginOfKnownDevice: { points: 10, duration: quarter },
  passwordOfViewer: { points: 5, duration: quarter },
  registerFromNetwork: { points: 600, duration: hour },
  registerOfAccount: { points: 3, duration: hour },
  resendOfAccount: { points: 3, duration: hour },
  resetOfAccount: { points: 3, duration: hour },
  mailFromNetwork: { points: 300, duration: hour },
  codeFromNetwork: { points: 1000, duration: quarter },
  refreshFromNetwork: { points: 1200, duration: 60 },
  emailOfViewer: { points: 3, duration: hour },
  favoritesOfViewer: { points: 60, duration: 60 },
  exportOfViewer: { points: 10, duration: hour },
  searchesFromNetwork: { points: 300, duration: hour },
  searchesOfMailbox: { points: 5, duration: hour },
  shareOfViewer: { points: 20, duration: hour },
  sharedFromNetwork: { points: 300, duration: 60 },
  opinionsFromNetwork: { points: 300, duration: hour },
} as const satisfies Record<string, Bound>;

export type Limit = keyof typeof limitTable;

/**
 * The share of wrong passwords separates guessing at many accounts from a crowd that mistypes. A number
 * of wrong passwords is free, and each right login allows a fraction of another one. An account gives
 * only so many, or one own account would be enough to guess at all others.
 */
export const guessing = {
  duration: quarter,
  free: 50,
  wrongFor: 5,
  rightOfAccount: 10,
} as const;
