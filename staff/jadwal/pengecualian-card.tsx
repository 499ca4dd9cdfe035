import type { ReactNode } from 'react'
import type { BarisPengecualian, PengecualianValues, PilihanJadwal } from '../../contract/dokter/staff/jadwal.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { newPengecualian } from './new-pengecualian.ts'
import { PengecualianDialog } from './pengecualian-dialog.tsx'
import { RowsCard } from './rows-card.tsx'

interface PengecualianCardProps {
	title: string
	rows: BarisPengecualian[]
	choices: PilihanJadwal
	/** The values of a new exception. */
	initial: Partial<PengecualianValues>
	emptyText: string
	onSaved: () => void
	aside?: ReactNode
}

/** Leave, replacement hours and closed days. */
export const PengecualianCard = ({ choices, initial, ...card }: PengecualianCardProps) => (
	<RowsCard
		{...card}
		addLabel="Tambah cuti atau libur"
		newRow={() => ({ ...newPengecualian(tanggalWib(Date.now())), ...initial, kodeSimrs: null })}
		textOf={(row) => ({
			primary: `${nameOf(row, choices)}: ${kindOf(row)}`,
			secondary: [dateRange(row), reasonOf(row), row.kodeSimrs && FROM_SIMRS].filter(Boolean).join(' · '),
		})}
		isFixed={({ kodeSimrs }) => kodeSimrs !== null}
		dialog={(open) => <PengecualianDialog {...open} choices={choices} />}
	/>
)

const FROM_SIMRS = 'Dari sistem informasi rumah sakit, ubah di sana'

const dateRange = ({ mulai, selesai }: BarisPengecualian) =>
	mulai === selesai ? hariTanggal(mulai) : `${hariTanggal(mulai)} – ${hariTanggal(selesai)}`

const reasonOf = ({ alasan, alasanTampil }: BarisPengecualian) =>
	alasan && (alasanTampil ? alasan : `${alasan} (tidak ditampilkan)`)

function kindOf({ jenis, jamMulai, jamSelesai }: BarisPengecualian): string {
	if (jenis === 'ganti') return `jam pengganti ${jamMulai?.replace(':', '.')}–${jamSelesai?.replace(':', '.')}`
	return jenis === 'cuti' ? 'tidak praktik' : 'tutup'
}

function nameOf({ dokterId, poliKlinikId }: BarisPengecualian, { dokter, poliKlinik }: PilihanJadwal): string {
	const poli = poliKlinik.find(({ id }) => id === poliKlinikId)?.nama
	if (!dokterId) return poli ?? 'Semua poli'
	const nama = dokter.find(({ id }) => id === dokterId)?.nama ?? 'Dokter'
	return poli ? `${nama}, ${poli}` : nama
}
