import { Box, type Theme, Typography, useMediaQuery } from '@mui/material'
import { type ReactNode, Suspense } from 'react'
import { AppBar, Layout, LoadingPage, Logout, UserMenu, useGetIdentity } from 'react-admin'
import { LazyEnrolmentPage } from '../auth/lazy-enrolment-page.ts'
import { SignInDialog } from '../auth/sign-in-dialog.tsx'
import { LiveStatus } from '../live/live-status.tsx'
import { AccountMenuItem } from './account-menu-item.tsx'
import { Logo } from './logo.tsx'
import { ScreenFailed } from './screen-failed.tsx'
import { StaffMenu } from './staff-menu.tsx'
import { StaffTitle } from './staff-title.tsx'

/** An account that must set up a second factor sees nothing else: the server refuses every other request. */
export function StaffLayout({ children }: { children: ReactNode }) {
	const { identity, isPending, refetch } = useGetIdentity()
	if (isPending) return <LoadingPage />
	if (identity?.duaLangkah === 'wajib')
		return (
			<Suspense>
				<LazyEnrolmentPage onEnrolled={async () => refetch()} />
			</Suspense>
		)
	return (
		<Layout appBar={StaffAppBar} menu={StaffMenu} error={ScreenFailed}>
			{children}
			<SignInDialog />
		</Layout>
	)
}

const StaffAppBar = () => (
	<AppBar color="secondary" toolbar={null} userMenu={<StaffUserMenu />}>
		<Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginInlineEnd: { xs: 1.5, sm: 3 } }}>
			<Logo size={28} />
			<Typography component="span" sx={{ display: { xs: 'none', sm: 'block' }, fontWeight: 750, whiteSpace: 'nowrap' }}>
				Ruang Staf
			</Typography>
		</Box>
		<StaffTitle />
		<LiveStatus />
	</AppBar>
)

/** The accessible name equals the visible text, for speech control. Phones show the icon only. */
function StaffUserMenu() {
	const { identity } = useGetIdentity()
	const isWritten = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'))
	return (
		<UserMenu label={isWritten ? identity?.fullName : undefined}>
			<AccountMenuItem />
			<Logout />
		</UserMenu>
	)
}
