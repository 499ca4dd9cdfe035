import { fail } from '../../http/failure.ts'

/** A doctor or clinic that was deleted while somebody had it on the screen. */
export const unknownChoice = fail('INPUT_TIDAK_VALID', { fields: { body: 'Salah satu pilihan sudah tidak ada.' } })
