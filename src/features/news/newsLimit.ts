/** As many pieces of news as a list shows; the page says when there are more. */
export const newsLimit = 60;
