/** Not secret: the push service that they are shown to is the stand-in on the local machine. */
export const practiceVapidKeys = {
  publicKey: 'BGyZt_FyS2tidQZ6MnhZmRhSGz0xFWA-xZJugQLlpf335yZ81jOX-z7VYt00aqGAmMeNpqSAO3nwsUpFZKzHAuE',
  privateKey: 'HeWQu_gfMh_CCW7k1-b1jxVs3VCjgp6OsjgL3u0MUjY',
} as const;
