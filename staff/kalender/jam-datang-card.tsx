import { jamDatangText } from '../../contract/reservasi/jam-datang.ts'
import { keyOf } from '../../contract/reservasi/kalender.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { RowsCard } from '../jadwal/rows-card.tsx'
import { type Aturan, JamDatangDialog, type Pengaturan } from './jam-datang-dialog.tsx'

interface JamDatangCardProps {
	pengaturan: Pengaturan
	onSaved: () => void
}

const newAturan = (): Aturan => ({ hari: [], tanggal: null, jendela: [{ jamMulai: '', jamSelesai: '', kuota: null }] })

/** The windows of arrival, by weekdays or for one day. */
export const JamDatangCard = ({ pengaturan, onSaved }: JamDatangCardProps) => (
	<RowsCard
		title="Jam kedatangan"
		addLabel="Tambah jam kedatangan"
		newRow={newAturan}
		rows={pengaturan.jamDatang.map((aturan, place) => ({ ...aturan, id: String(place), versi: pengaturan.versi }))}
		emptyText="Pengunjung datang jam berapa saja. Tambahkan jam kedatangan bila pasien perlu dibagi per jam."
		textOf={({ hari, tanggal, jendela }) => ({
			primary: tanggal ? hariTanggal(tanggal) : hari.join(', '),
			secondary: jendela.map(describeJendela).join('; ') || 'Tanpa jam kedatangan',
		})}
		dialog={(row) => <JamDatangDialog {...row} pengaturan={pengaturan} />}
		onSaved={onSaved}
	/>
)

const describeJendela = (jendela: Aturan['jendela'][number]) =>
	`${jamDatangText(keyOf(jendela))}${jendela.kuota === null ? '' : `, ${jendela.kuota} orang`}`
