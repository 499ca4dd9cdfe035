import type { KunciApi } from '../../contract/integrasi/staff/sinkronisasi.ts'

export type KeadaanKunci = 'berlaku' | 'dicabut' | 'kedaluwarsa'

/** The state of a key. One that was revoked stays so after its end. */
export function keadaanKunci(
	{ dicabutAt, kedaluwarsaAt }: Pick<KunciApi, 'dicabutAt' | 'kedaluwarsaAt'>,
	now: number,
): KeadaanKunci {
	if (dicabutAt !== null) return 'dicabut'
	return kedaluwarsaAt > now ? 'berlaku' : 'kedaluwarsa'
}
