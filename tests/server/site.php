<?php
// A host that runs PHP, as small as it can be: the built site, and contact.php. `php -S … -t dist` asks it first.
declare(strict_types=1);

$path = (string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if ($path === '/contact.php') {
    require __DIR__ . '/contact.php';
}
$page = $_SERVER['DOCUMENT_ROOT'] . $path . '.html';
if (!is_file($page)) {
    return false;
}
header('Content-Type: text/html; charset=utf-8');
readfile($page);
