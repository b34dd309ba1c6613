const tracker =
  /^(utm_\w+|mtm_\w+|pk_\w+|hsa_\w+|_hs\w+|gad_\w+|gclsrc|(fb|g|dc|ms|tw|tt|y|ys)cl(id|kid)|[gw]braid|igsh(id)?|li_fat_id|mc_[ce]id|mkt_tok|rdt_cid|sccid|epik|srsltid|vero_id|_g[al])$/i;

/**
 * Whether a query parameter only reports to an advertiser, a social network or a newsletter who follows the link.
 * No page and no redirect depends on it.
 */
export const isTracker = (name: string): boolean => tracker.test(name);
