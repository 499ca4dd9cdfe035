import { Box, Button, Card, CardContent, LinearProgress, Typography } from '@mui/material'
import { Title, useGetIdentity, usePermissions } from 'react-admin'
import { Link, Navigate } from 'react-router-dom'
import { isDone, langkahOpsional } from '../../contract/staff/langkah-panduan.ts'
import type { Panduan } from '../../contract/staff/panduan.ts'
import { hasPermission, type Peran } from '../../contract/staff/permissions.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { SecondFactorReminder } from '../auth/second-factor-reminder.tsx'
import { menu } from '../menu.ts'
import { WaitingList } from '../menunggu/waiting-list.tsx'

/** The start page: the set-up guide until it is finished or closed, then what waits for this account. */
export function WelcomePage() {
	const { permissions: peran } = usePermissions<Peran[]>()
	if (!peran) return <LinearProgress aria-label="Memuat halaman awal" />
	return hasPermission(peran, 'panduan', 'ubah') ? <AfterGuide peran={peran} /> : <StartPage peran={peran} />
}

const isFinished = ({ langkah }: Panduan) =>
	langkah.every(({ langkah: each, keadaan }) => isDone(keadaan) || langkahOpsional.includes(each))

function AfterGuide({ peran }: { peran: Peran[] }) {
	const { data, failure } = useApiQuery('GET /v1/staf/panduan')
	if (!data && !failure) return <LinearProgress aria-label="Memuat halaman awal" />
	if (data && !data.ditutup && !isFinished(data)) return <Navigate to="/panduan" replace />
	return <StartPage peran={peran} panduan={data} />
}

function StartPage({ peran, panduan }: { peran: Peran[]; panduan?: Panduan }) {
	const { identity } = useGetIdentity()
	const done = panduan?.langkah.filter(({ keadaan }) => isDone(keadaan)).length ?? 0
	return (
		<Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 900, paddingBlockEnd: 4 }}>
			<Title title="Beranda staf" />
			<Typography variant="h5" component="h2">
				Selamat datang{identity ? `, ${identity.fullName}` : ''}
			</Typography>
			<SecondFactorReminder />
			<WaitingList />
			{panduan && done < panduan.langkah.length && (
				<Box>
					<Button component={Link} to="/panduan" variant="outlined">
						{`Siapkan situs: ${done} dari ${panduan.langkah.length}`}
					</Button>
				</Box>
			)}
			<Additions peran={peran} />
		</Box>
	)
}

/** What these roles may create. */
function Additions({ peran }: { peran: Peran[] }) {
	const sections = menu
		.map(({ nama, screens }) => ({
			nama,
			entries: screens.filter((screen) => 'create' in screen && hasPermission(peran, screen.resource, 'buat')),
		}))
		.filter(({ entries }) => entries.length > 0)
	if (sections.length === 0) return null
	return (
		<Card>
			<CardContent>
				<Typography color="textSecondary">
					Perubahan yang Anda simpan di sini langsung tampil di situs. Setiap perubahan tercatat beserta nama Anda.
				</Typography>
				{sections.map(({ nama: section, entries }) => (
					<Box component="section" key={section} sx={{ marginTop: 2.5 }}>
						<Typography variant="h6" component="h3" gutterBottom>
							{section}
						</Typography>
						<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
							{entries.map(({ resource, nama, satu = nama, icon: Icon }) => (
								<Button
									key={resource}
									component={Link}
									to={`/${resource}/create`}
									variant="outlined"
									startIcon={<Icon />}
								>
									{`Tambah ${satu.toLowerCase()}`}
								</Button>
							))}
						</Box>
					</Box>
				))}
			</CardContent>
		</Card>
	)
}
