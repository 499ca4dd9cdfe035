import { z } from 'zod'
import { penerbitan } from '../../../contract/staff/inputs.ts'
import type { StatusTerbit } from '../../../database/schema.ts'
import { type Failure, fail } from '../../http/failure.ts'
import type { Entity, StaffRecord } from './entity.ts'

interface PublishingColumns {
	status?: StatusTerbit
	terbitPada?: number | null
	createdAt?: number
}

const publishing = z.object(penerbitan)

/**
 * The publishing columns to save. `terbitPada` is a future time for a scheduled row. Otherwise it is the time when
 * visitors first saw the row, which an article shows as its date.
 */
export function resolvePublishing(
	entity: Entity,
	values: Record<string, unknown>,
	before: StaffRecord | undefined,
	now: number,
): PublishingColumns | Failure {
	if (!entity.published) return {}
	const { status, terbitPada } = publishing.parse(values)
	if (status === 'terjadwal') {
		if (terbitPada === null) return wrongTime('Isi tanggal dan jam terbit.')
		if (terbitPada <= now) return wrongTime('Pilih waktu yang akan datang.')
		return { status, terbitPada }
	}
	const previous = before && publishing.parse(before)
	const firstSeen = previous && previous.status !== 'terjadwal' ? previous.terbitPada : null
	if (previous?.status === 'terbit') {
		const createdAt = typeof before?.createdAt === 'number' ? before.createdAt : null
		return { status, terbitPada: firstSeen ?? createdAt }
	}
	if (status === 'konsep' || firstSeen !== null) return { status, terbitPada: firstSeen }
	return { status, terbitPada: now, ...(entity.stamps?.includes('createdAt') && { createdAt: now }) }
}

const wrongTime = (sentence: string) => fail('INPUT_TIDAK_VALID', { fields: { terbitPada: sentence } })
