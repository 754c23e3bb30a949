/** The dashboard page reads the same answer; the key is the agreement between them. */
export const DASHBOARD = ['dashboard']
