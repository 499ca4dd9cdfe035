import { CssBaseline } from '@mui/material'
import { QueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import {
	AccessDenied,
	AdminContext,
	AuthenticationError,
	CoreAdminUI,
	CustomRoutes,
	LoadingPage,
	localStorageStore,
	Notification,
	Resource,
} from 'react-admin'
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom'
import { authProvider } from './api/auth-provider.ts'
import { dataProvider } from './api/data-provider.ts'
import { ConfirmDialog } from './auth/confirm-dialog.tsx'
import { LoginPage } from './auth/login-page.tsx'
import { i18nProvider } from './i18n/i18n-provider.ts'
import { NotFound } from './layout/not-found.tsx'
import { ScreenFailed } from './layout/screen-failed.tsx'
import { StaffLayout } from './layout/staff-layout.tsx'
import { screens } from './menu.ts'
import { theme } from './theme.ts'

const WelcomePage = lazy(() => import('./start/welcome-page.tsx'))
const AccountPage = lazy(() => import('./auth/account-page.tsx'))
const ForgottenPasswordPage = lazy(() => import('./auth/forgotten-password-page.tsx'))
const SetPasswordPage = lazy(() => import('./auth/set-password-page.tsx'))
const VersiPage = lazy(() => import('./artikel/versi-page.tsx'))

/** Only a data router can block navigation away from unsaved changes. */
const router = createBrowserRouter([{ path: '*', element: <StaffAdmin />, errorElement: <ScreenFailed /> }], {
	basename: '/staf',
})

export const StaffApp = () => <RouterProvider router={router} />

const store = localStorageStore()

const RETRIES = 3

/**
 * Without a connection a list says so and a change fails, both at once. By default they would wait without a sentence,
 * and a change would be sent later by itself.
 */
const queryClient = new QueryClient({
	defaultOptions: {
		queries: {
			networkMode: 'always',
			refetchOnReconnect: true,
			retry: (failures) => navigator.onLine && failures < RETRIES,
		},
		mutations: { networkMode: 'always' },
	},
})

/** For pages outside the layout, which has its own. */
const whileLoading = (page: ReactNode) => <Suspense fallback={<LoadingPage />}>{page}</Suspense>

/** What `<Admin>` consists of, without its own sign-in form: that one would bring the form library to the first screen. */
function StaffAdmin() {
	return (
		<AdminContext
			authProvider={authProvider}
			dataProvider={dataProvider}
			i18nProvider={i18nProvider}
			queryClient={queryClient}
			store={store}
			theme={theme}
			darkTheme={null}
		>
			<CssBaseline enableColorScheme>
				<CoreAdminUI
					title="Ruang Staf"
					layout={StaffLayout}
					loginPage={LoginPage}
					dashboard={WelcomePage}
					catchAll={NotFound}
					accessDenied={AccessDenied}
					authenticationError={AuthenticationError}
					authCallbackPage={false}
					error={ScreenFailed}
					loading={LoadingPage}
					requireAuth
					disableTelemetry
				>
					<CustomRoutes noLayout>
						<Route path="/sandi" element={whileLoading(<SetPasswordPage />)} />
						<Route path="/lupa-sandi" element={whileLoading(<ForgottenPasswordPage />)} />
					</CustomRoutes>
					<CustomRoutes>
						<Route path="/akun" element={<AccountPage />} />
						<Route path="/artikel/:id/versi" element={<VersiPage />} />
						{screens.map((screen) =>
							'page' in screen ? (
								<Route key={screen.resource} path={`/${screen.path ?? screen.resource}/*`} element={<screen.page />} />
							) : null,
						)}
					</CustomRoutes>
					{screens.map((screen) =>
						'list' in screen ? (
							<Resource
								key={screen.resource}
								name={screen.resource}
								icon={screen.icon}
								list={screen.list}
								create={screen.create}
								edit={screen.edit}
								recordRepresentation={screen.label}
							/>
						) : null,
					)}
				</CoreAdminUI>
				<ConfirmDialog />
				<Notification />
			</CssBaseline>
		</AdminContext>
	)
}
