import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import { Box, Checkbox, FormControlLabel, IconButton, Typography } from '@mui/material'
import { type KolomSimrs, kolomSimrs, namaKolomSimrs, type Simrs } from '../../contract/reservasi/staff/simrs.ts'
import { callApi } from '../api/call-api.ts'
import { ChangeForm } from './change-form.tsx'

interface SimrsColumnsProps {
	simrs: Simrs
	onChanged: () => Promise<unknown>
}

/** Which values are copied, and in which order: for everybody at the desk. */
export const SimrsColumns = ({ simrs, onChanged }: SimrsColumnsProps) => (
	<ChangeForm
		button="Atur kolom"
		title="Kolom untuk SIMRS"
		submitText="Simpan kolom"
		initial={{ kolom: simrs.kolom }}
		isReady={({ kolom }) => kolom.length > 0}
		onSend={({ kolom }) => callApi('PATCH /v1/staf/simrs', { body: { dari: simrs.kolom, kolom } })}
		onChanged={onChanged}
	>
		{({ isian: { kolom: chosen }, change }) => {
			const choose = (kolom: KolomSimrs[]) => change({ kolom })
			const rest = kolomSimrs.filter((column) => !chosen.includes(column))
			const swap = (place: number, other: number) => {
				const [one, two] = [chosen[place], chosen[other]]
				if (one && two) choose(chosen.with(place, two).with(other, one))
			}
			return (
				<>
					<Typography gutterBottom>
						Urutan teks yang disalin, dipisah tab. Berlaku untuk semua petugas pendaftaran.
					</Typography>
					<Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
						{[...chosen, ...rest].map((column, place) => {
							const nama = namaKolomSimrs[column]
							const isChosen = place < chosen.length
							return (
								<Box component="li" key={column} sx={{ display: 'flex', alignItems: 'center' }}>
									<FormControlLabel
										sx={{ flex: 1, margin: 0 }}
										control={
											<Checkbox
												checked={isChosen}
												onChange={() =>
													choose(isChosen ? chosen.filter((each) => each !== column) : [...chosen, column])
												}
											/>
										}
										label={nama}
									/>
									<IconButton
										aria-label={`Naikkan ${nama}`}
										disabled={!isChosen || place === 0}
										onClick={() => swap(place, place - 1)}
									>
										<ArrowUpward />
									</IconButton>
									<IconButton
										aria-label={`Turunkan ${nama}`}
										disabled={place >= chosen.length - 1}
										onClick={() => swap(place, place + 1)}
									>
										<ArrowDownward />
									</IconButton>
								</Box>
							)
						})}
					</Box>
				</>
			)
		}}
	</ChangeForm>
)
