import { Checkbox, FormHelperText, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useInput, useTranslate } from 'react-admin'
import { lengkapiHak } from '../../contract/staff/pengguna.ts'
import {
	type Aksi,
	aksi,
	type Hak,
	hakPilihan,
	permissionTable,
	type Sumber,
} from '../../contract/staff/permissions.ts'
import { hiddenFrom } from './peran-choices.ts'

const namaAksi: Record<Aksi, string> = { lihat: 'Lihat', buat: 'Tambah', ubah: 'Ubah', hapus: 'Hapus' }

/** What no screen of the menu is named after. */
const tanpaLayar: Partial<Record<Sumber, string>> = {
	'artikel-terbit': 'Meninjau dan menerbitkan artikel',
	pasien: 'Data pasien',
	simrs: 'Kolom untuk SIMRS',
}

const bagian = (Object.keys(permissionTable) as Sumber[]).filter((sumber) => hakPilihan.includes(`${sumber}:lihat`))

/** The permission table, to tick. */
export function HakInput() {
	const translate = useTranslate()
	const { field, fieldState } = useInput({ source: 'hak' })
	const chosen: Hak[] = field.value ?? []
	const nameOf = (sumber: Sumber) => tanpaLayar[sumber] ?? translate(`resources.${sumber}.name`)
	const rows = bagian.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'id'))
	const toggle = (sumber: Sumber, each: Aksi, isOn: boolean) => {
		const hak: Hak = `${sumber}:${each}`
		// Without seeing it nobody can do the rest.
		const taken = each === 'lihat' ? aksi.map((other): Hak => `${sumber}:${other}`) : [hak]
		field.onChange(isOn ? lengkapiHak([...chosen, hak]) : chosen.filter((other) => !taken.includes(other)))
	}
	return (
		<>
			<Typography role="status">{hiddenFrom(chosen)}</Typography>
			{fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
			<Table
				size="small"
				sx={{
					maxWidth: 720,
					tableLayout: { xs: 'fixed', sm: 'auto' },
					'& .MuiTableCell-root': { paddingInline: { xs: 0.25, sm: 1 }, width: 'auto' },
					'& .MuiTableCell-head': { fontSize: { xs: '0.75rem', sm: 'inherit' } },
					'& th:first-of-type': { width: { xs: '36%', sm: 'auto' } },
				}}
			>
				<TableHead>
					<TableRow>
						<TableCell>Bagian</TableCell>
						{aksi.map((each) => (
							<TableCell key={each} padding="checkbox">
								{namaAksi[each]}
							</TableCell>
						))}
					</TableRow>
				</TableHead>
				<TableBody>
					{rows.map((sumber) => (
						<TableRow key={sumber}>
							<TableCell component="th" scope="row">
								{nameOf(sumber)}
							</TableCell>
							{aksi.map((each) => (
								<TableCell key={each} padding="checkbox">
									{hakPilihan.includes(`${sumber}:${each}`) && (
										<Checkbox
											checked={chosen.includes(`${sumber}:${each}`)}
											onChange={(_, isOn) => toggle(sumber, each, isOn)}
											slotProps={{ input: { 'aria-label': `${namaAksi[each]}: ${nameOf(sumber)}` } }}
										/>
									)}
								</TableCell>
							))}
						</TableRow>
					))}
				</TableBody>
			</Table>
		</>
	)
}
