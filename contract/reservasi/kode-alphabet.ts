/** Letters and digits that cannot be mistaken for each other when read aloud or written down. */
export const KODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
