import ManageAccounts from '@mui/icons-material/ManageAccounts'
import { Box, ListItemIcon, ListItemText, MenuItem, type Theme, Typography, useMediaQuery } from '@mui/material'
import { forwardRef, type ReactNode, type Ref, Suspense, useEffect, useRef, useState } from 'react'
import { AppBar, Layout, LoadingPage, Logout, TitlePortal, UserMenu, useGetIdentity, useUserMenu } from 'react-admin'
import { Link } from 'react-router-dom'
import { LazyEnrolmentPage } from '../auth/lazy-enrolment-page.tsx'
import { SignInDialog } from '../auth/sign-in-dialog.tsx'
import { LiveStatus } from '../live/live-status.tsx'
import { useJumlahMenunggu } from '../live/use-jumlah-menunggu.ts'
import { PaletteButton } from '../palette/palette-button.tsx'
import { Logo } from './logo.tsx'
import { MemuatLayar } from './memuat.tsx'
import { ScreenFailed } from './screen-failed.tsx'
import { StaffMenu } from './staff-menu.tsx'
import { useTabTitle } from './use-tab-title.ts'

/** An account that must set up a second factor sees nothing else: the server refuses every other request. */
export function StaffLayout({ children }: { children: ReactNode }) {
	const { identity, isPending, refetch } = useGetIdentity()
	if (isPending) return <LoadingPage />
	if (identity?.duaLangkah === 'wajib') return <LazyEnrolmentPage onEnrolled={async () => refetch()} />
	return (
		<Layout appBar={StaffAppBar} menu={StaffMenu} error={ScreenFailed}>
			<Suspense fallback={<MemuatLayar />}>{children}</Suspense>
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
		<PaletteButton />
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

/** The menu moves the focus to it, hence the ref. */
const AccountMenuItem = forwardRef((_: object, ref: Ref<HTMLAnchorElement>) => {
	const menu = useUserMenu()
	return (
		<MenuItem component={Link} to="/akun" ref={ref} onClick={menu?.onClose}>
			<ListItemIcon>
				<ManageAccounts fontSize="small" />
			</ListItemIcon>
			<ListItemText>Akun saya</ListItemText>
		</MenuItem>
	)
})

/** The heading of the screen. Screens render it into this element (react-admin's `Title`), and the tab repeats it. */
function StaffTitle() {
	const element = useRef<HTMLHeadingElement>(null)
	const [heading, setHeading] = useState('')
	const { reservasi, komentar } = useJumlahMenunggu()

	useEffect(() => {
		const { current } = element
		if (!current) return
		const read = () => setHeading(current.textContent ?? '')
		const observer = new MutationObserver(read)
		observer.observe(current, { childList: true, characterData: true, subtree: true })
		read()
		return () => observer.disconnect()
	}, [])
	useTabTitle(heading, (reservasi?.jumlah ?? 0) + (komentar?.jumlah ?? 0))

	return <TitlePortal component="h1" ref={element} sx={{ color: '#fff' }} />
}
