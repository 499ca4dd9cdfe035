import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel, TextField } from '@mui/material'
import { cakupan, namaCakupan } from '../../contract/integrasi/cakupan.ts'
import { type KunciApiValues, kunciApiInput } from '../../contract/integrasi/staff/sinkronisasi.ts'
import { tanggalSingkat } from '../../contract/tanggal/format-date.ts'
import { callApi, type ResponseOf } from '../api/call-api.ts'
import { type OpenRow, RowDialog } from '../dialogs/row-dialog.tsx'

const DAY_MS = 86_400_000

const newKunci: KunciApiValues = { nama: '', cakupan: [], berlakuHari: 365 }

interface KunciDialogProps extends Omit<OpenRow<KunciApiValues>, 'open'> {
	onCreated: (created: ResponseOf<'POST /v1/staf/integrasi/kunci'>['data']['created']) => void
}

/** Makes a key. It is never changed, only revoked. */
export const KunciDialog = ({ onCreated, ...row }: KunciDialogProps) => (
	<RowDialog
		{...row}
		open={newKunci}
		title="Kunci baru"
		submitText="Buat kunci"
		schema={kunciApiInput}
		create={async (body) => onCreated((await callApi('POST /v1/staf/integrasi/kunci', { body })).data.created)}
	>
		{({ isian, change, errors, field }) => (
			<>
				<TextField
					label="Nama sistem"
					{...field('nama', { maxLength: 60, help: 'Misalnya SIMRS. Nama ini tercatat di setiap perubahannya.' })}
				/>
				<FormControl component="fieldset" error={Boolean(errors.cakupan)}>
					<FormLabel component="legend">Hak</FormLabel>
					<FormGroup>
						{cakupan.map((each) => (
							<FormControlLabel
								key={each}
								label={namaCakupan[each]}
								control={
									<Checkbox
										checked={isian.cakupan.includes(each)}
										onChange={(_, isChosen) => {
											const others = isian.cakupan.filter((other) => other !== each)
											change({ cakupan: isChosen ? [...others, each] : others })
										}}
									/>
								}
							/>
						))}
					</FormGroup>
					<FormHelperText>{errors.cakupan}</FormHelperText>
				</FormControl>
				<TextField
					label="Berlaku (hari)"
					{...field('berlakuHari', { inputMode: 'numeric', maxLength: 3, help: untilWhen(isian.berlakuHari) })}
				/>
			</>
		)}
	</RowDialog>
)

/** `hari` is text while it is typed. */
function untilWhen(hari: unknown): string {
	const days = Number(hari)
	const isKnown = Number.isInteger(days) && days > 0
	return isKnown
		? `Sampai ${tanggalSingkat(Date.now() + days * DAY_MS)}. Paling lama 730 hari.`
		: 'Paling lama 730 hari.'
}
