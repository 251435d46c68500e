/** The query of a list as the contract has it, where all values are strings; `limit` may be a number. */
export type ListQuery<Q extends { limit?: string }> = Omit<Q, 'limit'> & { limit?: number | string }
