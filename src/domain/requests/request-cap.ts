/**
 * How many requests for one senior are taken on one day. A person never meets it: a week without a network, in which she
 * asks for something seven times a day, is 49, and a series is one request.
 */
export const mostRequestsPerDay = 50;
