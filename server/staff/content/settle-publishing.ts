import type { StatusTerbit } from '../../../database/schema.ts'
import { type Failure, fail } from '../../http/failure.ts'
import type { Entity, StaffRecord } from './entity.ts'

interface Settled {
	status?: StatusTerbit
	terbitPada?: number | null
	createdAt?: number
}

/**
 * What an entity that can be published holds once it is saved. `terbitPada` is the future for what is scheduled, and
 * otherwise the time when visitors first saw it, which is also the date that an article shows.
 */
export function settlePublishing(
	entity: Entity,
	values: Record<string, unknown>,
	before: StaffRecord | undefined,
	now: number,
): Settled | Failure {
	if (!entity.published) return {}
	const status = (values.status ?? 'terbit') as StatusTerbit
	const wanted = (values.terbitPada ?? null) as number | null
	if (status === 'terjadwal') {
		if (wanted === null) return wrongTime('Isi tanggal dan jam terbit.')
		if (wanted <= now) return wrongTime('Pilih waktu yang akan datang.')
		return { status, terbitPada: wanted }
	}
	const firstSeen = before && before.status !== 'terjadwal' ? (before.terbitPada as number | null) : null
	if (before?.status === 'terbit')
		return { status, terbitPada: firstSeen ?? ((before.createdAt ?? null) as number | null) }
	if (status === 'konsep' || firstSeen !== null) return { status, terbitPada: firstSeen }
	return { status, terbitPada: now, ...(entity.stamps?.includes('createdAt') && { createdAt: now }) }
}

const wrongTime = (sentence: string) => fail('INPUT_TIDAK_VALID', { fields: { terbitPada: sentence } })
