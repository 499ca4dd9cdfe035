import type { BarisRencana, RencanaImpor } from '../../../contract/staff/csv.ts'
import type { Entity } from '../content/entity.ts'

/** A record to create, or with an id to update; `values` is the input of its form. */
export interface Langkah {
	nomor: number
	id: string | null
	values: Record<string, unknown>
}

export interface Plan {
	entity: Entity
	baris: BarisRencana[]
	langkah: Langkah[]
}

/** A summary shows this many lines; `jumlah` counts all. */
const MAX_SHOWN = 500

/** The plan for people: errors first, unchanged lines last. */
export function summarise({ baris }: Plan): RencanaImpor {
	const of = (aksi: BarisRencana['aksi']) => baris.filter((line) => line.aksi === aksi)
	const [salah, hapus, ubah, baru, sama] = [of('salah'), of('hapus'), of('ubah'), of('baru'), of('sama')]
	return {
		jumlah: { salah: salah.length, hapus: hapus.length, ubah: ubah.length, baru: baru.length, sama: sama.length },
		baris: [...salah, ...hapus, ...ubah, ...baru, ...sama].slice(0, MAX_SHOWN),
	}
}
