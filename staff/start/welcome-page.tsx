import { Box, Button, Typography } from '@mui/material'
import { lazy, Suspense } from 'react'
import { Title, useGetIdentity, usePermissions } from 'react-admin'
import { Link, Navigate } from 'react-router-dom'
import { isDone, langkahOpsional } from '../../contract/staff/langkah-panduan.ts'
import type { Panduan } from '../../contract/staff/panduan.ts'
import { hasPermission, type Izin, isPeran } from '../../contract/staff/permissions.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { SecondFactorReminder } from '../auth/second-factor-reminder.tsx'
import { StrangeCodesAlert } from '../auth/strange-codes-alert.tsx'
import { Memuat } from '../layout/memuat.tsx'
import { lazyPage } from '../lazy-page.ts'
import { WaitingList } from '../menunggu/waiting-list.tsx'

const TodayCard = lazy(() => import('./today-card.tsx'))
const KonsepCard = lazyPage(async () => (await import('./writing-cards.tsx')).KonsepCard)
const KomentarCard = lazyPage(async () => (await import('./writing-cards.tsx')).KomentarCard)

/** The start page: the set-up guide until it is finished or closed, then the work of this role. */
export default function WelcomePage() {
	const { permissions: izin } = usePermissions<Izin[]>()
	if (!izin) return <Memuat label="Memuat halaman awal" />
	return hasPermission(izin, 'panduan', 'ubah') ? <AfterGuide izin={izin} /> : <StartPage izin={izin} />
}

const isFinished = ({ langkah }: Panduan) =>
	langkah.every(({ langkah: each, keadaan }) => isDone(keadaan) || langkahOpsional.includes(each))

function AfterGuide({ izin }: { izin: Izin[] }) {
	const { data, failure } = useApiQuery('GET /v1/staf/panduan')
	if (!data && !failure) return <Memuat label="Memuat halaman awal" />
	if (data && !data.ditutup && !isFinished(data)) return <Navigate to="/panduan" replace />
	return <StartPage izin={izin} panduan={data} />
}

/**
 * The desk starts with the day and a search, editors with their drafts, moderators with comments. Administrators, and
 * editors below their drafts, see what needs attention. An own role starts with what its rights are for.
 */
function StartPage({ izin, panduan }: { izin: Izin[]; panduan?: Panduan }) {
	const { identity } = useGetIdentity()
	const has = (...some: Izin[]) => some.some((each) => izin.includes(each))
	const done = panduan?.langkah.filter(({ keadaan }) => isDone(keadaan)).length ?? 0
	return (
		<Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 900, paddingBlockEnd: 4 }}>
			<Title title="Beranda staf" />
			<Typography variant="h5" component="h2">
				Selamat datang{identity ? `, ${identity.fullName}` : ''}
			</Typography>
			<StrangeCodesAlert />
			<SecondFactorReminder />
			<Suspense fallback={<Memuat label="Memuat halaman awal" />}>
				{has('pendaftaran', 'reservasi:lihat') && <TodayCard />}
				{has('redaksi', 'artikel:ubah') && <KonsepCard />}
				{has('moderator', 'komentar:lihat') && <KomentarCard />}
			</Suspense>
			{(has('admin', 'redaksi') || !izin.every(isPeran)) && <WaitingList />}
			{panduan && done < panduan.langkah.length && (
				<Box>
					<Button component={Link} to="/panduan" variant="outlined">
						{`Siapkan situs: ${done} dari ${panduan.langkah.length}`}
					</Button>
				</Box>
			)}
		</Box>
	)
}
