/** The script of the service worker. Its place decides which pages it serves: all of them. */
export const SERVICE_WORKER = '/sw.js'
