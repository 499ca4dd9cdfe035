/** The media types that the server takes, for `<input accept>`. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif'
