import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import {
	Box,
	Button,
	Checkbox,
	FormControlLabel,
	FormGroup,
	FormHelperText,
	IconButton,
	TextField,
} from '@mui/material'
import { jamDatangText } from '../../contract/reservasi/jam-datang.ts'
import { haveOwnDays, keyOf } from '../../contract/reservasi/kalender.ts'
import { aturanJamDatangInput, type KalenderStaf } from '../../contract/reservasi/staff/kalender.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { type Hari, pekan } from '../../contract/tanggal/hari.ts'
import { callApi } from '../api/call-api.ts'
import { type OpenRow, RowDialog } from '../dialogs/row-dialog.tsx'
import { fieldProps } from '../dialogs/use-fields.ts'
import { DateField } from '../inputs/date-field.tsx'
import { JamField } from '../inputs/jam-field.tsx'
import { RowsCard } from '../jadwal/rows-card.tsx'

const newAturan = (): Aturan => ({ hari: [], tanggal: null, jendela: [{ jamMulai: '', jamSelesai: '', kuota: null }] })

/** The windows of arrival, by weekdays or for one day. */
export const JamDatangCard = ({ pengaturan, onSaved }: { pengaturan: Pengaturan; onSaved: () => void }) => (
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

export type Pengaturan = NonNullable<KalenderStaf['pengaturan']>
export type Aturan = Pengaturan['jamDatang'][number]

interface JamDatangDialogProps extends OpenRow<Aturan> {
	pengaturan: Pengaturan
}

const columns = {
	display: 'grid',
	gap: 1,
	alignItems: 'start',
	gridTemplateColumns: { xs: '1fr 1fr auto', sm: '1fr 1fr 1fr auto' },
}

/** The windows of some weekdays or of one day. The rules are saved together, as a part of the calendar's settings. */
function JamDatangDialog({ pengaturan, ...row }: JamDatangDialogProps) {
	const rules = pengaturan.jamDatang
	const others = row.open.id === undefined ? rules : rules.toSpliced(Number(row.open.id), 1)
	const save = (jamDatang: Aturan[]) => callApi('PATCH /v1/staf/kalender/utama', { body: { ...pengaturan, jamDatang } })
	return (
		<RowDialog
			{...row}
			title="Jam kedatangan"
			schema={aturanJamDatangInput.refine((aturan) => haveOwnDays([...others, aturan]), {
				path: ['hari'],
				message: 'Salah satu hari ini sudah ada di aturan lain.',
			})}
			create={(aturan) => save([...rules, aturan])}
			update={({ params, body: { versi: _, ...aturan } }) => save(rules.with(Number(params.id), aturan))}
			remove={() => save(others)}
		>
			{({ isian: { hari, jendela }, change, errors, field }) => {
				const toggle = (one: Hari) => change({ hari: pekan.filter((each) => (each === one) !== hari.includes(each)) })
				return (
					<>
						<Box>
							<FormGroup row role="group" aria-label="Hari">
								{pekan.map((one) => (
									<FormControlLabel
										key={one}
										control={<Checkbox checked={hari.includes(one)} onChange={() => toggle(one)} />}
										label={one}
									/>
								))}
							</FormGroup>
							{errors.hari && <FormHelperText error>{errors.hari}</FormHelperText>}
						</Box>
						<DateField
							label="Atau satu tanggal"
							{...field('tanggal', { isNullable: true, help: 'Aturan satu tanggal menggantikan aturan harinya.' })}
						/>
						{jendela.map((each, place) => {
							const jam = fieldProps(
								each,
								(part) => change({ jendela: jendela.with(place, { ...each, ...part }) }),
								errors,
								`jendela.${place}.`,
							)
							return (
								// biome-ignore lint/suspicious/noArrayIndexKey: a window has no name of its own
								<Box key={place} sx={columns}>
									<JamField label={`Jam ${place + 1}, mulai`} {...jam('jamMulai')} />
									<JamField label={`Jam ${place + 1}, selesai`} {...jam('jamSelesai')} />
									<TextField
										label={`Jam ${place + 1}, kuota (orang)`}
										{...jam('kuota', { maxLength: 6, isNullable: true, help: 'Kosong: tanpa batas.' })}
										sx={{ gridRow: { xs: 2, sm: 'auto' }, gridColumn: { xs: '1 / 3', sm: 'auto' } }}
									/>
									<IconButton
										aria-label={`Hapus jam ${place + 1}`}
										onClick={() => change({ jendela: jendela.toSpliced(place, 1) })}
										sx={{ gridRow: 1, gridColumn: { xs: 3, sm: 4 } }}
									>
										<DeleteOutline />
									</IconButton>
								</Box>
							)
						})}
						{errors.jendela && <FormHelperText error>{errors.jendela}</FormHelperText>}
						<Button
							variant="outlined"
							onClick={() => change({ jendela: [...jendela, { jamMulai: '', jamSelesai: '', kuota: null }] })}
							sx={{ justifySelf: 'start' }}
						>
							Tambah jam
						</Button>
						<FormHelperText>
							Pengunjung memilih satu jam. Kuota per hari tetap berlaku. Reservasi yang sudah ada tidak berubah.
						</FormHelperText>
					</>
				)
			}}
		</RowDialog>
	)
}
