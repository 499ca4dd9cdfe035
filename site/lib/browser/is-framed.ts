/** The guide of the staff app shows pages in a frame; that is no visit. */
export const isFramed = (): boolean => typeof window !== 'undefined' && window.top !== window
