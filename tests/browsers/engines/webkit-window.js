/**
 * `gjs webkit-window.js <folder> <proxy>`: a window with one WebKitGTK view that WebKitWebDriver steers. It exists because
 * MiniBrowser keeps nothing on disk while it is steered; this one keeps its storage in the folder, as an iPad does.
 */
imports.gi.versions.Gtk = '3.0';
imports.gi.versions.WebKit2 = '4.1';
const { Gtk, WebKit2 } = imports.gi;
const [folder, proxy] = ARGV;

Gtk.init(null);
const websiteData = new WebKit2.WebsiteDataManager({
  base_data_directory: `${folder}/data`,
  base_cache_directory: `${folder}/cache`,
});
websiteData.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, WebKit2.NetworkProxySettings.new(proxy, null));
const context = WebKit2.WebContext.new_with_website_data_manager(websiteData);
context.set_automation_allowed(true);
context.set_preferred_languages(['nl-BE', 'nl']);

/** @param opener the view whose page asks for another tab, as for a payment. */
function openView(opener) {
  const window = new Gtk.Window();
  const view = opener
    ? new WebKit2.WebView({ related_view: opener, is_controlled_by_automation: true })
    : new WebKit2.WebView({ web_context: context, is_controlled_by_automation: true });
  window.set_default_size(820, 1180);
  window.add(view);
  window.show_all();
  view.connect('create', (from) => openView(from));
  view.connect('close', () => window.destroy());
  return view;
}

context.connect('automation-started', (_context, session) => {
  const info = new WebKit2.ApplicationInfo();
  info.set_name('Madelief');
  info.set_version(1, 0, 0);
  session.set_application_info(info);
  session.connect('create-web-view', () => openView(null));
});
Gtk.main();
