import { LinearProgress } from '@mui/material'
import { lazy, Suspense } from 'react'
import { Admin, CustomRoutes, Resource } from 'react-admin'
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom'
import { authProvider } from './api/auth-provider.ts'
import { dataProvider } from './api/data-provider.ts'
import { AccountPage } from './auth/account-page.tsx'
import { LoginPage } from './auth/login-page.tsx'
import { SetPasswordPage } from './auth/set-password-page.tsx'
import { i18nProvider } from './i18n/i18n-provider.ts'
import { NotFound } from './layout/not-found.tsx'
import { StaffLayout } from './layout/staff-layout.tsx'
import { WelcomePage } from './layout/welcome-page.tsx'
import { screens } from './screens.ts'
import { theme } from './theme.ts'

const VersiPage = lazy(() => import('./artikel/versi-page.tsx'))

/** Only a data router can block navigation away from unsaved changes. */
const router = createBrowserRouter([{ path: '*', element: <StaffAdmin /> }], { basename: '/staf' })

export const StaffApp = () => <RouterProvider router={router} />

function StaffAdmin() {
	return (
		<Admin
			title="Ruang Staf"
			authProvider={authProvider}
			dataProvider={dataProvider}
			i18nProvider={i18nProvider}
			layout={StaffLayout}
			loginPage={LoginPage}
			dashboard={WelcomePage}
			catchAll={NotFound}
			theme={theme}
			darkTheme={null}
			requireAuth
			disableTelemetry
		>
			<CustomRoutes noLayout>
				<Route path="/sandi" element={<SetPasswordPage />} />
			</CustomRoutes>
			<CustomRoutes>
				<Route path="/akun" element={<AccountPage />} />
				<Route
					path="/artikel/:id/versi"
					element={
						<Suspense fallback={<LinearProgress />}>
							<VersiPage />
						</Suspense>
					}
				/>
				{screens.map((screen) =>
					'page' in screen ? (
						<Route key={screen.resource} path={`/${screen.resource}/*`} element={<screen.page />} />
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
		</Admin>
	)
}
