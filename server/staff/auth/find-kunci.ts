import { hash } from 'node:crypto'
import { z } from 'zod'
import { cakupan } from '../../../contract/integrasi/cakupan.ts'
import { type Failure, fail } from '../../http/failure.ts'
import type { StaffContext } from '../staff-route.ts'

const USED_MS = 60_000

export const parseCakupan = (json: string) => z.array(z.enum(cakupan)).parse(JSON.parse(json))

export const hashKunci = (kunci: string): string => hash('sha256', kunci)

export interface Kunci {
	id: string
	nama: string
	cakupan: ReturnType<typeof parseCakupan>
}

/** Who did it, as events tell it: a key has no account. */
export const actorOfKunci = ({ nama }: Kunci) => ({ id: null, nama: `Kunci API: ${nama}` })

/**
 * The key of `Authorization: Bearer …`. An unknown one counts against its address, so that keys cannot be guessed; a key
 * of 256 bits needs no slow hash.
 */
export async function findKunci(
	{ db, limits, now }: StaffContext,
	authorization: string | null,
	address: string,
): Promise<Kunci | Failure> {
	const blocked = await limits.reached('kunciSalah', address)
	if (blocked) return blocked
	const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
	const row = given
		? await db
				.selectFrom('kunciApi')
				.select(['id', 'nama', 'cakupan', 'dipakaiAt'])
				.where('tokenHash', '=', hashKunci(given))
				.where('dicabutAt', 'is', null)
				.where('kedaluwarsaAt', '>', now())
				.executeTakeFirst()
		: undefined
	if (!row) return (given && (await limits.use('kunciSalah', address))) || fail('KUNCI_SALAH')
	if (now() - Number(row.dipakaiAt ?? 0) >= USED_MS)
		await db.updateTable('kunciApi').set({ dipakaiAt: now() }).where('id', '=', row.id).execute()
	return { id: row.id, nama: row.nama, cakupan: parseCakupan(row.cakupan) }
}
